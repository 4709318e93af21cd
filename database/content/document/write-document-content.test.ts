import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { commentsOf, linesOf } from '#tools/testing/document-lines.ts'
import { type DocumentPart, partsOf, withoutField, withValue } from '#tools/testing/document-parts.ts'
import { sampled } from '#tools/testing/sampled.ts'
import { isFields, isText } from '../../values/document/fields.ts'
import { documentOf } from '../document-kinds.ts'
import { readYaml } from '../read-yaml.ts'
import { asAuthored } from './as-authored.ts'
import { writeDocument } from './write-document.ts'

const names = readdirSync(authored.root, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.yaml'))
  .toSorted()
/** Of each folder every fifth document, or all where everything runs. */
const files = sampled(names, 5).map(name => {
  const schema = documentOf(`content/${name}`)?.place.schema
  if (!schema) throw new Error(`${name} is no document`)
  const text = readFileSync(join(authored.root, name), 'utf8')
  return { name, schema, text, value: asAuthored(schema, readYaml(text).value) }
})

/** A change of a document: the part that it changes, and the document afterwards. */
interface Edit {
  path: (string | number)[]
  value: unknown
  /** How the lines of the text may change: those of the part alone, only added, only removed, only moved. */
  lines: 'of the part' | 'added' | 'removed' | 'moved'
}

type Kind = (
  parts: DocumentPart[],
  pick: <T>(list: readonly T[]) => T | undefined,
  document: unknown,
) => Edit | null

const TEXTS = [
  (was: string) => `${was} Again: twice, “yes” #2.`,
  () => 'Short',
  () => "- it's a list: [not] {really} & *so*",
  (was: string) => `${was}\n${was} ${was}`,
  () => 'one '.repeat(60).trim(),
  () => '2026-03-14',
  () => 'true',
]

/** A copy of a list's element that is another. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}x`
  const leaf = partsOf(value).find(part => typeof part.value === 'string' || typeof part.value === 'number')
  return leaf ? withValue(value, leaf.path, another(leaf.value)) : value
}

const isLong = ({ value }: DocumentPart) => Array.isArray(value) && value.length > 1

const kinds: Record<string, Kind> = {
  'a text in one language': (parts, pick, document) => {
    const part = pick(
      parts.filter(({ path, value }) => /^(en|es)$/.test(String(path.at(-1))) && typeof value === 'string'),
    )
    return part
      ? {
          path: part.path,
          value: withValue(document, part.path, pick(TEXTS)?.(String(part.value))),
          lines: 'of the part',
        }
      : null
  },
  'a word': (parts, pick, document) => {
    const part = pick(parts.filter(({ value }) => typeof value === 'string'))
    return part
      ? { path: part.path, value: withValue(document, part.path, `${part.value}s`), lines: 'of the part' }
      : null
  },
  'a number': (parts, pick, document) => {
    const part = pick(parts.filter(({ value }) => typeof value === 'number'))
    return part
      ? {
          path: part.path,
          value: withValue(document, part.path, Number(part.value) + 0.25),
          lines: 'of the part',
        }
      : null
  },
  'an element added to a list': (parts, pick, document) => {
    const part = pick(parts.filter(isLong))
    if (!part || !Array.isArray(part.value)) return null
    const at = pick([...part.value.keys()]) ?? 0
    return {
      path: part.path,
      value: withValue(document, part.path, part.value.toSpliced(at, 0, another(part.value[at]))),
      lines: 'added',
    }
  },
  'an element removed from a list': (parts, pick, document) => {
    const part = pick(parts.filter(isLong))
    if (!part || !Array.isArray(part.value)) return null
    const at = pick([...part.value.keys()]) ?? 0
    return {
      path: part.path,
      value: withValue(document, part.path, part.value.toSpliced(at, 1)),
      lines: 'removed',
    }
  },
  'an element moved in a list': (parts, pick, document) => {
    const part = pick(parts.filter(isLong))
    if (!part || !Array.isArray(part.value)) return null
    const at = pick([...part.value.keys()]) ?? 0
    const to = pick([...part.value.keys()]) ?? 0
    const moved = part.value.toSpliced(at, 1).toSpliced(to, 0, part.value[at])
    return { path: part.path, value: withValue(document, part.path, moved), lines: 'moved' }
  },
  'a field removed': (parts, pick, document) => {
    const map = pick(
      parts.filter(({ value }) => isFields(value) && !isText(value) && Object.keys(value).length > 1),
    )
    const key = map && isFields(map.value) ? pick(Object.keys(map.value)) : undefined
    return map && key
      ? { path: map.path, value: withoutField(document, [...map.path, key]), lines: 'removed' }
      : null
  },
}

/** Lines without their margin and dash, which a neighbour takes over. */
const bare = (text: string) => text.split('\n').map(line => line.replace(/^[\s-]+/, ''))

function isWithin(few: string[], many: string[]): boolean {
  let place = 0
  for (const line of many) if (line === few[place]) place++
  return place === few.length
}

function expectOnlyPart(text: string, written: string, { path, lines }: Edit): void {
  const part = linesOf(text, path)
  const [was, is] = [text.split('\n'), written.split('\n')]
  expect(is.slice(0, part.first)).toEqual(was.slice(0, part.first))
  const after = was.slice(part.last)
  expect(is.slice(is.length - after.length)).toEqual(after)
  if (part.isFlow) return
  if (lines === 'added') expect(isWithin(bare(text), bare(written))).toBe(true)
  if (lines === 'removed') expect(isWithin(bare(written), bare(text))).toBe(true)
  if (lines === 'moved') expect(bare(written).toSorted()).toEqual(bare(text).toSorted())
}

function picker(seeds: number[]) {
  return <T>(list: readonly T[]): T | undefined => list[(seeds.shift() ?? 0) % Math.max(list.length, 1)]
}

describe('every document of content/', () => {
  it('is written as the same bytes when nothing changed', () => {
    const others = files.filter(({ text, value, schema }) => writeDocument(text, value, schema) !== text)
    expect(others.map(({ name }) => name)).toEqual([])
  })

  it('is written in the house’s style as one that reads the same', () => {
    for (const { text, value, schema } of sampled(files, 4))
      expect(asAuthored(schema, readYaml(writeDocument(null, value, schema)).value), text).toEqual(value)
  })

  const seeds = fc.sample(fc.nat(), files.length * 4)
  it.each(Object.entries(kinds))(
    'changes no other line when it has %s',
    (kind, edit) => {
      const turn = Object.keys(kinds).indexOf(kind)
      const faults = files.flatMap(({ name, schema, text, value }, index) => {
        // Each file has one change, of a kind in turn; all files all kinds when everything runs.
        if (!EVERYWHERE && index % Object.keys(kinds).length !== turn) return []
        const made = edit(partsOf(value), picker(seeds.slice(index * 4, index * 4 + 4)), value)
        if (!made) return []
        try {
          const written = writeDocument(text, made.value, schema)
          expect(asAuthored(schema, readYaml(written).value)).toEqual(asAuthored(schema, made.value))
          expect(isWithin(commentsOf(text).toSorted(), commentsOf(written).toSorted())).toBe(true)
          expectOnlyPart(text, written, made)
          // And back: what was removed is added again, what was added is removed.
          expect(asAuthored(schema, readYaml(writeDocument(written, value, schema)).value)).toEqual(value)
          return []
        } catch (error) {
          return [`${name} ${made.path.join('.')}: ${error}`]
        }
      })
      expect(faults).toEqual([])
    },
    300_000,
  )
})
