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

/** Words that one language has and the other lacks: their place would show the other's. */
function missingWords(lines: Record<Locale, readonly string[]>): Problem[] {
  const names = (locale: Locale) => new Set(lines[locale].flatMap(line => NAME.exec(line)?.[1] ?? []))
  const all = new Map(LOCALES.map(locale => [locale, names(locale)]))
  return LOCALES.flatMap(locale =>
    [...new Set([...all.values()].flatMap(each => [...each]))]
      .filter(name => !all.get(locale)?.has(name))
      .map(name => ({
        file: `messages/${locale}.json`,
        line: 1,
        message: `${name} is missing`,
        mend: 'write it in both languages',
      })),
  )
}

/**
 * Checks that the interface's words are there in both languages, and, but for the office's, say what is meant and have
 * one name for a thing.
 */
export function checkMessages(folder: string): Problem[] {
  const linesOf = (locale: Locale) => readFileSync(join(folder, `${locale}.json`), 'utf8').split('\n')
  const lines = { en: linesOf('en'), es: linesOf('es') }
  const unclear = LOCALES.flatMap(locale => {
    const file = `messages/${locale}.json`
    let name = ''
    return lines[locale].flatMap((line, i) => {
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
  return [...missingWords(lines), ...unclear]
}
