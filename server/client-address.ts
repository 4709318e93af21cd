import { isIP } from 'node:net'

/** Some proxies write the visitor's port behind the address, and brackets around one of IPv6. */
function withoutPort(seen: string): string {
  return seen.replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
}

/**
 * The client's address: the connection's, or what the outermost of our own `proxies` wrote. The client itself may
 * have written everything left of that in `x-forwarded-for`.
 */
export function clientAddress(connection: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return connection
  const seen = (forwarded ?? '').split(',').map(part => part.trim())
  const address = withoutPort(seen.at(-proxies) ?? '')
  return isIP(address) ? address : connection
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [left = '', right] = address.split('::')
  const head = left ? left.split(':') : []
  const tail = right ? right.split(':') : []
  const gap = right === undefined ? 0 : Math.max(8 - head.length - tail.length, 0)
  return [...head, ...Array<string>(gap).fill('0'), ...tail]
}

/**
 * The part of an address that one household shares: a whole IPv4 address, or the first 64 bits of an IPv6 address.
 */
export function householdOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || isIP(address) !== 6) return mapped ?? address
  const [bare = ''] = address.split('%')
  const groups = groupsOf(bare).slice(0, 4)
  return `${groups.map(group => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`
}
