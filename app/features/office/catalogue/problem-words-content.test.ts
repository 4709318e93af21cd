import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { withLocale } from '#app/locale.server.ts'
import { documentOf } from '#database/content/document-kinds.ts'
import { withValue } from '#database/values/document/at-path.ts'
import type { Path } from '#database/values/document/diff-documents.ts'
import { sampled } from '#tools/testing/sampled.ts'
import { problemWords } from './problem-words.ts'

/** One document of each kind. */
const documents = new Map(
  readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap(name => {
    const found = documentOf(`content/${name}`)
    return found ? [[found.id.kind, { name, schema: found.place.schema }] as const] : []
  }),
)

const MOST_LEAVES = 30
const wrong = ['', 'ÑO', -1, 0, 1e9, true, null, undefined, [], {}, 'x'.repeat(300)]

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([name, part]) =>
      leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
    ),
  ]
}

test('what a schema says of any field is said in the language of whoever reads it', () => {
  expect(documents.size).toBeGreaterThan(30)
  const english = new Set<string>()
  for (const { name, schema } of documents.values()) {
    const document: unknown = parse(readFileSync(join('content', name), 'utf8'))
    for (const [index, path] of leavesOf(document).slice(0, MOST_LEAVES).entries())
      for (const value of sampled(wrong, 3, index)) {
        const { error } = schema.safeParse(withValue(document, path, value))
        for (const { message } of error?.issues ?? [])
          if (withLocale('es', () => problemWords({ message })).includes(message)) english.add(message)
      }
  }
  expect([...english]).toEqual([])
})

test('what has no words in Spanish says that it is in English', () => {
  expect(
    withLocale('es', () => problemWords({ message: 'the day is too short', mend: 'begin earlier' })),
  ).toBe('the day is too short. begin earlier (en inglés)')
  expect(
    withLocale('es', () => problemWords({ message: 'there is no hotel casa-rio; did you mean casa-rio-2?' })),
  ).toBe('No existe casa-rio. ¿Querías decir casa-rio-2?')
})
