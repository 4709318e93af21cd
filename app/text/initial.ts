/** A text that stands by itself, with a capital first letter. */
export function withInitial(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
