package broadside.cli;

import broadside.engine.game.Games;
import broadside.engine.game.SetupRefused;
import broadside.engine.match.BrokenRecord;
import broadside.engine.match.JournalFault;
import broadside.engine.play.Refusal;
import broadside.engine.rules.Clause;
import broadside.engine.tree.BadDocument;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what goes wrong into one line for people and an exit code; a stack is shown only for our own faults. */
final class Complaints implements IExecutionExceptionHandler, IParameterExceptionHandler {
    private final Terminal terminal;

    Complaints(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        Throwable cause = e.getCause();
        String usual = cause == null ? null : userMessage(cause);
        complain(
                usual == null
                        ? String.valueOf(e.getMessage()).lines().findFirst().orElse("")
                        : usual);
        UnmatchedArgumentException.printSuggestions(e, terminal.err());
        terminal.err()
                .println(terminal.word(
                        "cli.error.try-help", command.getCommandSpec().qualifiedName()));
        return ExitCode.USER_ERROR;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
        String message = userMessage(e);
        if (message != null) {
            complain(message);
            return ExitCode.USER_ERROR;
        }
        complain(terminal.word("cli.error.fault", e.toString()));
        if (System.getenv("BROADSIDE_TRACE") != null) {
            e.printStackTrace(terminal.err());
        }
        return ExitCode.FAULT;
    }

    private void complain(String message) {
        terminal.out().flush();
        terminal.err().println(terminal.paint(Style.BAD, "broadside: ") + message);
    }

    /** Returns what to tell the user, or null if it is not the user's mistake. */
    private @Nullable String userMessage(Throwable e) {
        if (e instanceof UserError error) {
            return say(error.words());
        }
        if (e instanceof SetupRefused refused) {
            return refusal(refused.refusal());
        }
        if (e instanceof BadDocument || e instanceof BrokenRecord) {
            return e.getMessage();
        }
        if (e instanceof UncheckedIOException || e instanceof JournalFault) {
            return e.getCause() == null ? e.getMessage() : userMessage(e.getCause());
        }
        if (e instanceof NoSuchFileException missing) {
            return terminal.word("cli.error.no-file", missing.getFile());
        }
        if (e instanceof AccessDeniedException denied) {
            return terminal.word("cli.error.no-access", denied.getFile());
        }
        if (e instanceof IOException) {
            return terminal.word("cli.error.io", String.valueOf(e.getMessage()));
        }
        return null;
    }

    private String refusal(Refusal refusal) {
        StringBuilder out = new StringBuilder(say(refusal.message()));
        for (Clause clause : refusal.clauses()) {
            out.append(out.indexOf(" [") < 0 ? " [" : ", ").append(clause.id());
        }
        return refusal.clauses().isEmpty() ? out.toString() : out.append(']').toString();
    }

    private String say(Message message) {
        Words words = terminal.words(Games.all());
        return words.say(message, List.of());
    }
}
