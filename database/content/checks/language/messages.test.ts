import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkMessages } from './check-messages.ts'

function problemsOf(written: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  for (const [locale, words] of Object.entries(written))
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify(words, null, 2))
  const problems = checkMessages(folder)
  rmSync(folder, { recursive: true })
  return problems.map(({ file, line, message }) => [file, line, message])
}

it('words that one language lacks are reported', () => {
  expect(problemsOf({ en: { trips: 'Trips' }, es: { trips: 'Viajes', more: 'Más' } })).toEqual([
    ['messages/en.json', 1, 'more is missing'],
  ])
})

it('a label that riddles, and another name of a thing, are reported with their line', () => {
  const written = {
    en: { a_name: 'Ceiba', label: 'Trips to pull apart' },
    es: { a_name: 'Ceiba', label: 'Campamento de tiendas' },
  }
  expect(problemsOf(written)).toEqual([
    ['messages/en.json', 3, '“pull apart” does not say what is meant'],
    ['messages/es.json', 3, '“Campamento de tiendas” is carpa everywhere else'],
  ])
})
