import { z } from 'zod'
import { ONLY_PHONE_CHARACTERS } from '#database/values/phone-characters.ts'

/** Fields that several forms have. Messages are keys of messages/{locale}.json (specification, section 5). */

const MAX_NAME = 200
const MAX_EMAIL = 254
const MAX_PHONE = 40

/**
 * Drops what no reader sees and no database takes: control characters but tab and line ends, half surrogates.
 * Lines end as on the web: a form that a browser posts by itself has them as in letters of old.
 */
export function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
}

/** A text that must be given; `key` is the message where it is not. */
export function requiredText(key: string, max: number) {
  return z
    .string({ error: key })
    .overwrite(readable)
    .trim()
    .min(1, { error: key })
    .max(max, { error: 'form_too_long' })
}

/** Breaks of lines and what turns the reading direction around: in a subject or a list they pretend to be something else. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is of one line, without control characters. */
export function isOneLine(text: string): boolean {
  return !CONTROL.test(text)
}

/** A text of one line that must be given, such as a name or a subject; control characters are refused. */
export function requiredLine(key: string, max: number) {
  return z
    .string({ error: key })
    .trim()
    .refine(isOneLine, { error: 'form_one_line' })
    .overwrite(readable)
    .min(1, { error: key })
    .max(max, { error: 'form_too_long' })
}

export const nameField = requiredLine('contact_name_required', MAX_NAME)

export const emailField = z
  .string({ error: 'contact_email_required' })
  .overwrite(readable)
  .trim()
  .min(1, { error: 'contact_email_required', abort: true })
  .max(MAX_EMAIL, { error: 'form_too_long' })
  .pipe(z.email({ error: 'contact_email_invalid' }))

/** A phone number, which nobody must give: empty where there is none. */
export const phoneField = z
  .string()
  .overwrite(readable)
  .trim()
  .max(MAX_PHONE, { error: 'form_too_long' })
  .regex(ONLY_PHONE_CHARACTERS, { error: 'contact_phone_characters' })
