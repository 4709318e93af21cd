import type { InputEvent } from 'react'

/** What a phone number is made of (specification, section 5) of a text; other kinds of dashes are hyphens. */
export function phoneCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[^0-9+() -]/g, '')
}

/** Keeps of what is typed, pasted or filled in only what a phone number is made of. */
export function keepPhoneCharacters({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const { value } = field
  const kept = phoneCharacters(value)
  if (kept === value) return
  const caret = phoneCharacters(value.slice(0, field.selectionStart ?? value.length)).length
  field.value = kept
  field.setSelectionRange(caret, caret)
}
