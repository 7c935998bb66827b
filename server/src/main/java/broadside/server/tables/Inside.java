package broadside.server.tables;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** Knows the addresses that lie inside the host's own network, or nowhere: nobody's bell hangs there. */
final class Inside {
    private static final int V4_BYTES = 4;

    /** Networks of IPv4 that are nobody's in the open: first bytes, and how many bits of them count. */
    private static final int[][] CLOSED = {
        {0, 0, 8}, // this network
        {10, 0, 8},
        {100, 64, 10}, // between a provider and its customers
        {127, 0, 8},
        {169, 254, 16},
        {172, 16, 12},
        {192, 168, 16},
        {198, 18, 15}, // measuring equipment
        {224, 0, 3}, // many at once, reserved, everybody
    };

    private Inside() {}

    /** Says whether a name leads inside; what cannot be found counts as inside. */
    static boolean is(String host) {
        try {
            return Arrays.stream(InetAddress.getAllByName(host)).anyMatch(address -> is(address.getAddress()));
        } catch (UnknownHostException e) {
            return true;
        }
    }

    private static boolean is(byte[] bytes) {
        return bytes.length == V4_BYTES ? isV4(bytes) : isV6(bytes);
    }

    private static boolean isV4(byte[] bytes) {
        int first = bytes[0] & 0xff;
        int second = bytes[1] & 0xff;
        if (first == 192 && second == 0 && bytes[2] == 0) {
            return true; // kept for protocols
        }
        for (int[] net : CLOSED) {
            int mask = 0xffff << (16 - net[2]);
            if ((((first << 8 | second) ^ (net[0] << 8 | net[1])) & mask & 0xffff) == 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isV6(byte[] bytes) {
        int first = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
        if (first >> 9 == 0xfc >> 1 || first >> 6 == 0xfe80 >> 6 || first >> 6 == 0xfec0 >> 6 || first >> 8 == 0xff) {
            return true; // private, of one link, of one site, many at once
        }
        if (first == 0x2002) {
            return isV4(Arrays.copyOfRange(bytes, 2, 6)); // 6to4: an address of IPv4 stands in it
        }
        if (first == 0x2001 && bytes[2] == 0 && bytes[3] == 0) {
            return true; // Teredo hides an address of IPv4 behind another
        }
        if (first == 0x0064 && bytes[2] == (byte) 0xff && bytes[3] == (byte) 0x9b) {
            return true; // NAT64 leads wherever its last bytes say, and ::1 of it into the house
        }
        // ::1 and all that only wraps an address of IPv4
        return first == 0 && Arrays.equals(Arrays.copyOf(bytes, 8), new byte[8]);
    }
}
