import type { InputEvent } from 'react'
import { phoneCharacters } from '#database/values/phone-characters.ts'

/** Removes from a field, as it is typed, pasted or filled in, what a phone number cannot contain. */
export function keepPhoneCharacters({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const { value } = field
  const kept = phoneCharacters(value)
  if (kept === value) return
  const caret = phoneCharacters(value.slice(0, field.selectionStart ?? value.length)).length
  field.value = kept
  field.setSelectionRange(caret, caret)
}
