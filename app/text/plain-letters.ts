/** Words without what people leave out when they type: small letters, no accents. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** A name as part of an address or of a file’s name: Ometepe Island, ometepe-island. */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Whether a text has each word that was typed, anywhere and without regard to accents. */
export function hasWords(text: string, typed: string): boolean {
  const all = plainLetters(text)
  return plainLetters(typed)
    .split(/\s+/)
    .every(word => all.includes(word))
}
