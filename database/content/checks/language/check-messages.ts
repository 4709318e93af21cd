import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import type { Problem } from '../../content-file.ts'
import { bannedLabel } from './check-banned-words.ts'
import { otherWords } from './check-one-word.ts'

/** A name and its text, or one of its variants, on a line of messages/. */
const NAME = /^ {2}"([a-z0-9_]+)":/

function checkLine(text: string, locale: Locale): string[] {
  const riddle = bannedLabel(text, locale)
  const others = otherWords(text, locale).map(({ said, ours }) => `“${said}” is ${ours} everywhere else`)
  return riddle === undefined ? others : [`“${riddle}” does not say what is meant`, ...others]
}

/** Checks that the interface's words, but the office's, say what is meant, and have one name for a thing. */
export function checkMessages(folder: string): Problem[] {
  return LOCALES.flatMap(locale => {
    const file = `messages/${locale}.json`
    const written = readFileSync(join(folder, `${locale}.json`), 'utf8')
    let name = ''
    return written.split('\n').flatMap((line, i) => {
      name = NAME.exec(line)?.[1] ?? name
      if (name.startsWith('office_')) return []
      return checkLine(line, locale).map(message => ({
        file,
        line: i + 1,
        message,
        mend: 'a heading says what is below it',
      }))
    })
  })
}
