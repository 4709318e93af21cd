/** The characters of a phone number, as a regular expression class (specification, section 5). */
const CHARACTERS = '0-9+() -'

/** Matches a text of only these characters. */
export const ONLY_PHONE_CHARACTERS = new RegExp(`^[${CHARACTERS}]*$`)

const others = new RegExp(`[^${CHARACTERS}]`, 'g')

/** An extension at the end, as people write it. */
const EXTENSION = /[\s,;]*(?:ext(?:ensi[oó]n)?|int(?:erno)?|x|#)[.:=\s]*(\d{1,6})\s*$/i

/**
 * A text's characters that a phone number may have; other dashes become hyphens. An extension is put in brackets, so
 * that it does not become a part of the number.
 */
export function phoneCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(EXTENSION, ' ($1)')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(others, '')
}
