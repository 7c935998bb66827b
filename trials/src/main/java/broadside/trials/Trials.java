package broadside.trials;

import broadside.trials.attack.Attack;
import broadside.trials.kill.KillSoak;
import broadside.trials.load.Load;

/** Runs a sea trial from the command line. */
public final class Trials {
    private static final String HELP = """
            Usage: java -jar trials/target/broadside-trials.jar kill [--store sqlite|postgres] [--games 50] [--kills 200]
                        [--nodes 1] [--least 2000] [--most 10000] [--think 2000] [--seed 1]
                   java -jar trials/target/broadside-trials.jar load [--store sqlite|postgres] [--tables 500]
                        [--seats 4] [--every 1000] [--seconds 60] [--ramp yes|no] [--server-core 1] [--heap 1g]
                   java -jar trials/target/broadside-trials.jar attack --finding C1|H1|H3|H4|H5|H7 [--seconds 120]
                        [--most 100] [--warm 20]

            Run it in the root of the project, after: mvn -pl trials -am package -DskipTests""";

    private Trials() {}

    public static void main(String[] args) throws Exception {
        String command = args.length == 0 ? "" : args[0];
        boolean good;
        try {
            switch (command) {
                case "kill" -> good = new KillSoak(new Words(args, 1, KillSoak.defaults()), System.out).run();
                case "attack" -> good = new Attack(new Words(args, 1, Attack.defaults()), System.out).run();
                case "load" -> good = new Load(new Words(args, 1, Load.defaults()), System.out).run();
                default -> {
                    System.err.println(HELP);
                    System.exit(2);
                    return;
                }
            }
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(HELP);
            System.exit(2);
            return;
        }
        System.exit(good ? 0 : 1);
    }
}
