import { BlockList, isIP, isIPv6 } from "node:net";
import type { IncomingMessage } from "node:http";

export interface ClientAddresses {
  /** The address of the visitor: the peer, or what a trusted proxy says about its peer. */
  addressOf(request: IncomingMessage): string;
  /** Whether what the other end of this connection says of its peer is believed. */
  isTrustedPeer(request: IncomingMessage): boolean;
}

/** `trusted` are CIDR ranges of the proxies in front of us; nobody else is believed. */
export function createClientAddresses(trusted: readonly string[]): ClientAddresses {
  const proxies = new BlockList();
  for (const range of trusted) {
    const [network = "", prefix = ""] = range.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    proxies.addSubnet(network, Number(prefix), family);
  }
  const isTrusted = (address: string): boolean =>
    trusted.length > 0 && proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");

  return {
    isTrustedPeer: ({ socket }) => isTrusted(plain(socket.remoteAddress ?? "0.0.0.0")),
    addressOf(request) {
      const peer = plain(request.socket.remoteAddress ?? "0.0.0.0");
      if (trusted.length === 0 || !isTrusted(peer)) return peer;
      const hops = String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .map((hop) => plain(hop.trim()))
        .reverse();
      // Nearest first: the first hop that is not one of our proxies is the visitor.
      for (const hop of hops) {
        if (isIP(hop) === 0) return peer;
        if (!isTrusted(hop)) return hop;
      }
      return peer;
    },
  };
}

function plain(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}

/** A provider hands a household a whole IPv6 /56, so that is what one allowance belongs to. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = tail.split(":").filter((group) => group !== "");
  const filled = [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"),
    ...right,
  ];
  const [a = "0", b = "0", c = "0", d = "0"] = filled;
  const upper = (Number.parseInt(d, 16) || 0) & 0xff00;
  return `${a}:${b}:${c}:${upper.toString(16)}::/56`;
}
