import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import { bannedLabel } from './check-banned-words.ts'
import { otherWords } from './check-one-word.ts'

const texts = z.record(z.string(), z.unknown())

/** Every text of the interface, by its name; one with variants counts as one. */
function messagesOf(locale: Locale): [name: string, text: string][] {
  const words = texts.parse(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')))
  return Object.entries(words)
    .filter(([name]) => !name.startsWith('office_'))
    .map(([name, text]) => [name, typeof text === 'string' ? text : JSON.stringify(text)])
}

it.each(LOCALES)('no label riddles, and a thing has one name: %s', locale => {
  const found = messagesOf(locale).flatMap(([name, text]) => {
    const riddle = bannedLabel(text, locale)
    const others = otherWords(text, locale).map(
      ({ said, ours }) => `${name}: “${said}” is ${ours} everywhere else`,
    )
    return riddle === undefined ? others : [`${name}: “${riddle}”`, ...others]
  })
  expect(found).toEqual([])
})

it('a label that riddles is found, in both languages', () => {
  expect(bannedLabel('Trips to pull apart', 'en')).toBe('pull apart')
  expect(bannedLabel('Perú contesta el teléfono', 'es')).toBe('contesta el teléfono')
  expect(otherWords('Campamento de tiendas', 'es')).toEqual([
    { said: 'Campamento de tiendas', ours: 'carpa' },
  ])
})
