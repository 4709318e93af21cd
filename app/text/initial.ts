/** A text with a capital first letter, for use outside a sentence. */
export function withInitial(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
