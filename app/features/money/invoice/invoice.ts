/** Letters and digits that nobody takes for another when reading them out (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many random bytes a reference is made of. */
export const REFERENCE_BYTES = 8

/** What a transfer names, such as 7K3M-9QXT: short enough to type, and not to be guessed. */
export function referenceOf(random: Uint8Array): string {
  const letters = [...random.slice(0, REFERENCE_BYTES)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
