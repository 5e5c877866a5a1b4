import { BlockList, isIP } from 'node:net'

/** Addresses that mean something only within one network (RFC 1918, 6598, 4193, loopback, link-local). */
const inner = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['0.0.0.0', 8],
] as const)
  inner.addSubnet(net, prefix)
for (const [net, prefix] of [
  ['::1', 128],
  ['::', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inner.addSubnet(net, prefix, 'ipv6')

const isInner = (address: string): boolean => inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Address of a candidate; null: it has a name, or nothing at all. */
const addressOf = (candidate: string): string | null => {
  const [, address = ''] = /candidate:\S+ \d+ \w+ \d+ (\S+) \d+ typ /i.exec(candidate) ?? []
  return isIP(address) === 0 ? null : address
}

/**
 * Whether a candidate of a client is given to the connection. It would send packets to whatever address it names, within
 * our network, too, and search for names; a client in the same network finds this server without, by its own checks.
 */
export const isTaken = (candidate: string): boolean => {
  const address = addressOf(candidate)
  return address !== null && !isInner(address)
}

/**
 * The answer with those of our own addresses that a client needs: announced ones, and nothing else; without any the
 * public ones; and without these, those of the local network, which is then where the clients are.
 */
export const withOwnAddresses = (sdp: string, announced: readonly string[]): string => {
  const lines = sdp.split('\r\n')
  const addresses = lines.flatMap((line) => addressOf(line) ?? [])
  const isTold =
    announced.length > 0
      ? (address: string) => announced.includes(address)
      : addresses.some((address) => !isInner(address))
        ? (address: string) => !isInner(address)
        : () => true
  return lines
    .filter((line) => {
      if (!line.startsWith('a=candidate:')) return true
      const address = addressOf(line)
      return address !== null && isTold(address)
    })
    .join('\r\n')
}
