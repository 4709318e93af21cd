import { fillText } from '#app/features/office/email-texts/email-text.ts'
import type {
  EmailPart,
  EmailSentence,
  OwnEmailTexts,
} from '#app/features/office/email-texts/email-text-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { LOCALES, type Locale } from '#database/values/locale.ts'
import type { EmailText } from './email-frame.tsx'

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

interface Heard {
  placeholders: Set<string>
  /** The sentence in a language, with these in the place of what it names. */
  write: (words: Record<string, string>, locale: Locale) => string
  part: EmailPart
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

/** Hears emails being written, and tells which sentences they consist of. */
export function hearSentences() {
  const heard = new Map<string, Heard>()
  return {
    in(write: (say: Say) => EmailText): void {
      const spoken: [name: string, text: string][] = []
      const text = write((message, words) => {
        const name = names.get(message) ?? ''
        const said = message(words, { locale: 'en' })
        const before = heard.get(name)
        const placeholders = new Set([...(before?.placeholders ?? []), ...Object.keys(words)])
        heard.set(name, {
          placeholders,
          part: before?.part ?? 'text',
          write: (marks, locale) => message({ ...words, ...marks }, { locale }),
        })
        spoken.push([name, said])
        return said
      })
      for (const [name, said] of spoken) {
        const sentence = heard.get(name)
        if (sentence) sentence.part = partOf(said, text)
      }
    },
    texts: (): EmailSentence[] =>
      [...heard].map(([message, { placeholders, write, part }]) => {
        const marks = Object.fromEntries([...placeholders].map(name => [name, `{${name}}`]))
        const [en, es] = LOCALES.map(locale => write(marks, locale))
        return {
          ...{ message, part, placeholders: [...placeholders].sort() },
          builtIn: { en: en ?? '', es: es ?? '' },
          varies: isVaried(count => write({ ...marks, count: String(count) }, 'en')),
        }
      }),
  }
}
