import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkMessages } from './check-messages.ts'

it('a label that riddles, and another name of a thing, are reported with their line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  const written = { en: 'Trips to pull apart', es: 'Campamento de tiendas' }
  for (const [locale, label] of Object.entries(written))
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify({ a_name: 'Ceiba', label }, null, 2))
  const problems = checkMessages(folder)
  rmSync(folder, { recursive: true })
  expect(problems.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['messages/en.json', 3, '“pull apart” does not say what is meant'],
    ['messages/es.json', 3, '“Campamento de tiendas” is carpa everywhere else'],
  ])
})
