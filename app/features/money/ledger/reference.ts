/** Characters that are not confused when read aloud (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes per reference. */
export const REFERENCE_BYTES = 8

/** Payment reference such as 7K3M-9QXT: short enough to type, and hard to guess. */
export function referenceOf(random: Uint8Array): string {
  const letters = [...random.slice(0, REFERENCE_BYTES)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
