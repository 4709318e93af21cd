import { parseAccept } from 'hono/utils/accept'

/** Formats of a delivered photograph, the smallest first. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PhotoFileFormat = (typeof FORMATS)[number]

/**
 * The browser's preferred format by the weights of its `accept` header; of equal ones the smallest. A wildcard says
 * nothing about new formats, which must be named. JPEG works everywhere.
 */
export function preferredFormat(accept: string | undefined): PhotoFileFormat {
  const offers = new Map(parseAccept(accept ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const weights = {
    avif: offers.get('image/avif') ?? 0,
    webp: offers.get('image/webp') ?? 0,
    jpeg: offers.get('image/jpeg') ?? offers.get('image/*') ?? offers.get('*/*') ?? 0,
  }
  const best = Math.max(...Object.values(weights))
  return best > 0 ? (FORMATS.find(format => weights[format] === best) ?? 'jpeg') : 'jpeg'
}
