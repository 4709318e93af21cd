import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { type DocumentPart, partsOf, withValue } from '#tools/testing/document-parts.ts'
import { readCatalogue } from '../../content/catalogue.ts'
import { diffDocuments } from './diff-documents.ts'
import { isFields, isThings } from './fields.ts'
import { mergeDocuments } from './merge-documents.ts'

const PAIRS = EVERYWHERE ? 500 : 150

const { catalogue } = readCatalogue(authored.root, authored.kept)
const documents = catalogue.folders.flatMap(folder =>
  [folder.trips, folder.hotels, folder.tours].flatMap(sources =>
    [...sources.values()].map(({ value }): unknown => value),
  ),
)

const document = fc.constantFrom(...documents)
const nat = fc.nat()

function at<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(list.length, 1)]
}

const isField = ({ value }: DocumentPart) => typeof value === 'string' || typeof value === 'number'

/** Fields of which each is one value, by their paths; words of a list are merged as a list. */
function fieldsOf(value: unknown): DocumentPart[] {
  const parts = partsOf(value)
  const lists = parts
    .filter(part => Array.isArray(part.value) && !isThings(part.value))
    .map(({ path }) => path.join('.'))
  return parts.filter(
    part => isField(part) && !lists.some(list => part.path.join('.').startsWith(`${list}.`)),
  )
}

/** Some fields with other values, each of which occurs nowhere else. */
function edited(base: unknown, numbers: number[], mark: string) {
  const fields = fieldsOf(base)
  const places = new Map(
    numbers.map(number => at(fields, number)?.path ?? []).map(path => [path.join('.'), path]),
  )
  let value = base
  for (const [name, path] of places) value = withValue(value, path, `${mark} ${name}`)
  return { value, places: [...places.keys()] }
}

const names = (changes: { path: readonly (string | number)[] }[]) =>
  changes.map(({ path }) => path.join('.')).toSorted()

it('merges edits of fields: conflicts exactly where both changed one, and nothing is lost', () => {
  fc.assert(
    fc.property(
      document,
      fc.array(nat, { maxLength: 4 }),
      fc.array(nat, { maxLength: 4 }),
      fc.array(nat, { maxLength: 2 }),
      (base, a, b, both) => {
        const ours = edited(base, [...a, ...both], 'ours')
        const theirs = edited(base, [...b, ...both], 'theirs')
        const { merged, conflicts } = mergeDocuments(base, ours.value, theirs.value)
        const shared = ours.places.filter(place => theirs.places.includes(place))
        expect(names(conflicts)).toEqual(shared.toSorted())
        for (const { path, ...versions } of conflicts)
          expect(versions).toMatchObject({
            ours: `ours ${path.join('.')}`,
            theirs: `theirs ${path.join('.')}`,
          })
        const expected = theirs.places.filter(place => !shared.includes(place))
        expect(names(diffDocuments(base, merged))).toEqual([...ours.places, ...expected].toSorted())
        expect(names(diffDocuments(ours.value, merged))).toEqual(expected.toSorted())
      },
    ),
    { numRuns: PAIRS },
  )
})

/** A change of a list of things: one added, removed or moved. */
function relisted(list: readonly unknown[], kind: number, from: number, to: number): unknown[] {
  const place = from % list.length
  if (kind % 3 === 0) return list.toSpliced(to % (list.length + 1), 0, { title: 'an added one' })
  if (kind % 3 === 1) return list.toSpliced(place, 1)
  return list.toSpliced(place, 1).toSpliced(to % list.length, 0, list[place])
}

it('merges what one side adds, removes or moves in a list with the fields that the other edits in it', () => {
  fc.assert(
    fc.property(
      document,
      fc.array(nat, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      (base, [a = 0, b = 0, c = 0, d = 0], isSwapped) => {
        const lists = partsOf(base).filter(({ value }) => isThings(value) && value.length > 2)
        const list = at(lists, a)
        if (!list || !Array.isArray(list.value)) return
        const relist = withValue(base, list.path, relisted(list.value, b, c, d))
        const inside = fieldsOf(list.value).filter(({ path }) => path.length > 1)
        const field = at(inside, d)
        if (!field) return
        const edit = withValue(base, [...list.path, ...field.path], 'an edited field')
        const { merged, conflicts } = isSwapped
          ? mergeDocuments(base, edit, relist)
          : mergeDocuments(base, relist, edit)
        const isGone = b % 3 === 1 && c % list.value.length === field.path[0]
        expect(conflicts).toHaveLength(isGone ? 1 : 0)
        const text = JSON.stringify(merged)
        // Ours stays of what one edited and the other removed.
        expect(text.includes('an edited field')).toBe(!isGone || isSwapped)
        expect(text.includes('an added one')).toBe(b % 3 === 0)
        if (!isGone)
          expect(JSON.stringify(withValueOf(merged, 'an edited field', field.value))).toBe(
            JSON.stringify(relist),
          )
      },
    ),
    { numRuns: PAIRS },
  )
})

function withValueOf(document: unknown, mark: string, value: unknown): unknown {
  const part = partsOf(document).find(one => one.value === mark)
  return part ? withValue(document, part.path, value) : document
}

it('is the other side’s version where one side changed nothing, and the same whoever is asked first', () => {
  fc.assert(
    fc.property(document, fc.array(nat, { maxLength: 4 }), fc.array(nat, { maxLength: 4 }), (base, a, b) => {
      const [ours, theirs] = [edited(base, a, 'ours').value, edited(base, b, 'theirs').value]
      expect(mergeDocuments(base, base, theirs)).toEqual({ merged: theirs, conflicts: [] })
      expect(mergeDocuments(base, ours, base)).toEqual({ merged: ours, conflicts: [] })
      expect(mergeDocuments(base, ours, ours)).toEqual({ merged: ours, conflicts: [] })
      expect(names(mergeDocuments(base, ours, theirs).conflicts)).toEqual(
        names(mergeDocuments(base, theirs, ours).conflicts),
      )
    }),
  )
})

it('compares a document with itself as unchanged', () => {
  for (const one of documents) expect(isFields(one) && diffDocuments(one, structuredClone(one))).toEqual([])
})
