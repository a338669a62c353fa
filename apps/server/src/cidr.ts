import { BlockList, isIP } from "node:net";

/** Whether a text names a range of addresses: `10.0.0.0/8`, `fd00::/8`. */
export function isCidr(value: string): boolean {
  const [network = "", prefix = ""] = value.split("/");
  const family = isIP(network);
  if (family === 0 || !/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(network, Number(prefix), family === 6 ? "ipv6" : "ipv4");
    return true;
  } catch {
    return false;
  }
}
