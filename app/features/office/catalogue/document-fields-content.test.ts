import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { asAuthored } from '#database/content/document/as-authored.ts'
import { documentKinds, documentOf } from '#database/content/document-kinds.ts'
import { withValue } from '#database/values/document/at-path.ts'
import type { Path } from '#database/values/document/diff-documents.ts'
import { isFields } from '#database/values/document/fields.ts'
import { sampled } from '#tools/testing/sampled.ts'
import { blankOf, fieldsIn } from './document-edits.ts'
import { type Field, fieldOf } from './document-fields.ts'
import { typedNumber, typedScalar, writeNumber, writeScalar } from './typed-values.ts'

const fields = Object.fromEntries(
  Object.entries(documentKinds).map(([kind, { schema }]) => [
    kind,
    fieldOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  ]),
)

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.yaml'),
)

type Leaf = [path: Path, value: unknown]

/** The values that the editor's controls hold, each as it reads back what it shows. */
function leavesOf(field: Field | undefined, value: unknown, path: Path): Leaf[] {
  if (field === undefined) throw new Error(`no field shows ${path.join('.')}`)
  if (field.kind === 'group' || field.kind === 'variants') {
    const known = fieldsIn(field, value)
    return Object.entries(isFields(value) ? value : {}).flatMap(([name, part]) =>
      leavesOf(
        known.find(each => each.name === name),
        part,
        [...path, name],
      ),
    )
  }
  if (field.kind === 'record')
    return Object.entries(isFields(value) ? value : {}).flatMap(([name, part]) =>
      leavesOf(field.item, part, [...path, name]),
    )
  if ((field.kind === 'list' || field.kind === 'tuple') && Array.isArray(value) && value.length > 0)
    return value.flatMap((part, index) =>
      leavesOf(field.kind === 'list' ? field.item : field.items[index], part, [...path, index]),
    )
  if (field.kind === 'number') {
    if (typeof value !== 'number') throw new Error(`${path.join('.')} is no number`)
    return [[path, typedNumber(writeNumber(value))]]
  }
  if (field.kind === 'scalar') {
    if (isFields(value) || Array.isArray(value)) throw new Error(`${path.join('.')} has parts`)
    return [[path, typedScalar(writeScalar(z.union([z.string(), z.number(), z.boolean()]).parse(value)))]]
  }
  if (field.kind === 'words' || field.kind === 'reference') return [[path, z.string().parse(value)]]
  return [[path, value]]
}

test('every document of content/ opened and saved unchanged is the same document', () => {
  expect(files.length).toBeGreaterThan(1_200)
  for (const name of sampled(files, 5, 1)) {
    const document: unknown = parse(readFileSync(join('content', name), 'utf8'))
    const found = documentOf(`content/${name}`)
    const field = found && fields[found.id.kind]
    if (!field) throw new Error(`content/${name} is no document`)
    const start: unknown = Array.isArray(document) ? [] : {}
    const saved = leavesOf(field, document, []).reduce(
      (before, [path, value]) => withValue(before, path, value),
      start,
    )
    expect(saved, name).toEqual(document)
  }
})

test('a field added to a schema is a field of the editor, in its place', () => {
  const text = z.strictObject({ en: z.string(), es: z.string() })
  const more = z.strictObject({
    name: text,
    rating: z.number().int().min(1).max(5).optional(),
    rooms: z.array(z.strictObject({ beds: z.number() })),
  })
  const field = fieldOf(z.toJSONSchema(more))
  expect(field).toMatchObject({
    kind: 'group',
    fields: [
      { name: 'name', kind: 'text', isOptional: false },
      { name: 'rating', kind: 'number', least: 1, most: 5, isWhole: true, isOptional: true },
      { name: 'rooms', kind: 'list', item: { kind: 'group', fields: [{ name: 'beds', kind: 'number' }] } },
    ],
  })
  const blank = blankOf(field)
  expect(blank).toEqual({ name: { en: '', es: '' }, rooms: [] })
  expect(JSON.stringify(asAuthored(more, withValue(blank, ['rating'], 4)))).toBe(
    '{"name":{"en":"","es":""},"rating":4,"rooms":[]}',
  )
})
