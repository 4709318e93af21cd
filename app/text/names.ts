/** A person's first name, by which they are addressed and shown to others. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** A text with a capital first letter, for use outside a sentence. */
export function withInitial(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A key as a name, where the name itself is out of reach: Costa Rica for costa-rica. */
export function nameOfKey(key: string): string {
  return key.split('-').map(withInitial).join(' ')
}

/** Joins texts into a sentence; those after the first `first` begin in lower case. */
export function listInSentence(texts: readonly string[], first: number): string {
  return texts.map((text, i) => (i < first ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ')
}
