import { z } from 'zod'
import { ONLY_PHONE_CHARACTERS } from '#database/values/phone-characters.ts'
import { seenIn } from '#database/values/seen.ts'

/** Fields that several forms have. Messages are keys of messages/{locale}.json (specification, section 5). */

const MAX_NAME = 200
const MAX_EMAIL = 254
const MAX_PHONE = 40

/**
 * Removes what readers cannot see and the database refuses: control characters except tab and line ends, lone
 * surrogates. Line ends become `\n`: a form that a browser posts without script has `\r\n`.
 */
export function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
}

function isSeen(text: string): boolean {
  return text === '' || seenIn(text) !== ''
}

/** A required text; `key` is the message if it is missing, or if nothing of it can be seen. */
export function requiredText(key: string, max: number) {
  return z
    .string({ error: key })
    .overwrite(readable)
    .trim()
    .refine(isSeen, { error: key })
    .min(1, { error: key })
    .max(max, { error: 'form_too_long' })
}

/**
 * Line breaks and characters that change the reading direction: in a subject or a list they can disguise the text.
 */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is a single line without control characters. */
export function isOneLine(text: string): boolean {
  return !CONTROL.test(text)
}

/** A required text of one line, such as a name or a subject; control characters are refused. */
export function requiredLine(key: string, max: number) {
  return z
    .string({ error: key })
    .trim()
    .refine(isOneLine, { error: 'form_one_line', abort: true })
    .overwrite(readable)
    .refine(isSeen, { error: key })
    .min(1, { error: key })
    .max(max, { error: 'form_too_long' })
}

export const nameField = requiredLine('contact_name_required', MAX_NAME)

/** What stands before the @, in any script: RFC 6531's letters, with points anywhere, as some Japanese providers give. */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Whether email can be sent to an address: its parts, also of other scripts, have the lengths that mail servers take. */
export function isEmailAddress(address: string): boolean {
  const [local = '', domain = '', ...more] = address.split('@')
  if (more.length > 0 || !LOCAL.test(local) || new TextEncoder().encode(local).length > 64) return false
  const url =
    /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(`http://${domain}`) && new URL(`http://${domain}`)
  const labels = url ? url.hostname.split('.') : []
  return labels.length > 1 && labels.every(label => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '')
}

/** The tag of a country. */
export const countryField = requiredText('contact_country_required', 60).regex(/^(?:[a-z0-9-]+)?$/, {
  error: 'country_unknown',
})

export const emailField = z
  .string({ error: 'contact_email_required' })
  .overwrite(readable)
  .trim()
  .min(1, { error: 'contact_email_required', abort: true })
  .max(MAX_EMAIL, { error: 'form_too_long', abort: true })
  .refine(isEmailAddress, { error: 'contact_email_invalid' })

/** An optional phone number: empty if there is none. */
export const phoneField = z
  .string()
  .overwrite(readable)
  .trim()
  .max(MAX_PHONE, { error: 'form_too_long' })
  .regex(ONLY_PHONE_CHARACTERS, { error: 'contact_phone_characters' })
