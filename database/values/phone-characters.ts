/** The characters of a phone number, as a regular expression class (specification, section 5). */
const CHARACTERS = '0-9+() -'

/** Matches a text of only these characters. */
export const ONLY_PHONE_CHARACTERS = new RegExp(`^[${CHARACTERS}]*$`)

const others = new RegExp(`[^${CHARACTERS}]`, 'g')

/** A text's characters that a phone number may have; other dashes become hyphens. */
export function phoneCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(others, '')
}
