/** What leaves no mark on a page: blanks, joiners, fillers, direction marks, and letters and signs that are blank. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800\u{13441}\u{13442}]/gu

/** The characters of a text that can be seen. */
export function seenIn(text: string): string {
  return text.replaceAll(UNSEEN, '')
}
