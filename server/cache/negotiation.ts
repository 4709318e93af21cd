/** Content encodings, as a client's headers negotiate them. */

export type Encoding = 'br' | 'gzip' | 'identity'

const OFFERS = (['br', 'gzip'] as const).map(name => ({
  name,
  offer: new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i'),
}))

/** The smallest encoding that an `accept-encoding` header allows. */
export function preferredEncoding(header: string | undefined | null): Encoding {
  if (!header) return 'identity'
  for (const { name, offer } of OFFERS) {
    const found = offer.exec(header)
    if (found && Number(found[1] ?? 1) > 0) return name
  }
  return 'identity'
}

/** Whether an `if-none-match` header says that the client has the version with this tag. */
export function stillHas(header: string | undefined | null, etag: string): boolean {
  if (!header) return false
  const theirs = header.split(',').map(one => one.trim().replace(/^W\//, ''))
  return theirs.includes(etag) || theirs.includes('*')
}
