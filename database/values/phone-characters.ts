/** What a phone number is made of, as a class of regular expressions (specification, section 5). */
const CHARACTERS = '0-9+() -'

/** A text that is made of nothing else. */
export const ONLY_PHONE_CHARACTERS = new RegExp(`^[${CHARACTERS}]*$`)

const others = new RegExp(`[^${CHARACTERS}]`, 'g')

/** What a phone number is made of, of a text; other kinds of dashes are hyphens. */
export function phoneCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(others, '')
}
