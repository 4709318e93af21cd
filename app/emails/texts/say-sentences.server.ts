import { desc, eq } from 'drizzle-orm'
import type { EmailText } from '#app/emails/parts/write-email.server.tsx'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import { emailText, type OwnTexts } from '#database/schema/email-text.ts'
import type { Locale } from '#database/values/locale.ts'
import { fillText } from './email-text.ts'
import type { EmailPart, EmailSentence, OwnEmailTexts } from './email-text-schema.ts'

/** What the office says in an email instead of what it is built with, and the number of that version; 0 and nothing without one. */
export async function findOwnTexts(
  { db }: Pick<RequestContext, 'db'>,
  template: string,
): Promise<{ number: number; texts: OwnTexts }> {
  const [latest] = await db
    .select({ number: emailText.number, texts: emailText.texts })
    .from(emailText)
    .where(eq(emailText.template, template))
    .orderBy(desc(emailText.number))
    .limit(1)
  return latest ?? { number: 0, texts: {} }
}

/** Says a sentence of the site with what it names, or what the office wrote in its place. */
export type Say = <Inputs extends object>(
  message: (inputs: Inputs, options: { locale: Locale }) => string,
  words: Inputs,
) => string

const names = new Map<unknown, string>(Object.entries(m).map(([name, message]) => [message, name]))

/** Says sentences in a language, with what the office wrote in their place. */
export function sayIn(locale: Locale, texts: OwnEmailTexts): Say {
  return (message, words) => {
    const own = texts[names.get(message) ?? '']
    return own ? fillText(own[locale], words) : message(words, { locale })
  }
}

interface Spoken {
  name: string
  words: object
  text: string
  /** The sentence in a language, with these in the place of what it names. */
  write: (marks: Record<string, string>, locale: Locale) => string
}

/** Where in an email a sentence stands. */
function partOf(
  text: string,
  { subject, title, preview, link, also, prepare, answer, why }: EmailText,
): EmailPart {
  if (text === subject) return 'subject'
  if (text === title) return 'title'
  if (text === preview) return 'preview'
  if ([link, also, prepare, answer].some(each => each?.text === text)) return 'button'
  return text === why ? 'reason' : 'text'
}

/** Whether a sentence has other forms for one and for several. */
function isVaried(write: (count: string | number) => string): boolean {
  return write(1).replaceAll('1', '#') !== write(2).replaceAll('2', '#')
}

function listen(write: (say: Say) => EmailText): { email: EmailText; spoken: Spoken[] } {
  const spoken: Spoken[] = []
  const email = write((message, words) => {
    const text = message(words, { locale: 'en' })
    const name = names.get(message) ?? ''
    spoken.push({
      ...{ name, words, text },
      write: (marks, locale) => message({ ...words, ...marks }, { locale }),
    })
    return text
  })
  return { email, spoken }
}

/** The sentences that emails consist of, and what each may name: heard while the emails are written in English. */
export function sentencesOf(writings: readonly ((say: Say) => EmailText)[]): EmailSentence[] {
  const heard = new Map<string, { write: Spoken['write']; part: EmailPart; placeholders: Set<string> }>()
  for (const { email, spoken } of writings.map(listen))
    for (const { name, words, text, write } of spoken) {
      const placeholders = new Set([...(heard.get(name)?.placeholders ?? []), ...Object.keys(words)])
      heard.set(name, { write, placeholders, part: partOf(text, email) })
    }
  return [...heard].map(([message, { write, part, placeholders }]) => {
    const marks = Object.fromEntries([...placeholders].map(name => [name, `{${name}}`]))
    return {
      ...{ message, part, placeholders: [...placeholders].sort() },
      builtIn: { en: write(marks, 'en'), es: write(marks, 'es') },
      varies: isVaried(count => write({ ...marks, count: String(count) }, 'en')),
    }
  })
}
