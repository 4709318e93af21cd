import type { InputEvent } from 'react'

/** Lets through only what a phone number is made of (specification, section 5). */
export function keepToPhoneCharacters(event: InputEvent<HTMLInputElement>): void {
  if (event.data && /[^0-9+() -]/.test(event.data)) event.preventDefault()
}
