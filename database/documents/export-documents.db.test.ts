import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#tools/testing/catalogue-rows.ts'
import { newCountry, withEntries } from '#tools/testing/new-country.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { readCatalogue } from '../content/catalogue.ts'
import { checkReferences } from '../content/check-references.ts'
import { checkContent } from '../content/checks/content-checks.ts'
import { contentFolder } from '../content/content-file.ts'
import type { DocumentId } from '../content/document-kinds.ts'
import { document, documentVersion } from '../schema/document.ts'
import { seed } from '../seed.ts'
import { exportDocuments } from './export-documents.ts'
import { importDocuments } from './import-documents.ts'
import type { Publishing } from './publish.ts'
import { openPublisher } from './publisher.ts'
import { isDocument } from './versions.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const root = mkdtempSync(join(tmpdir(), 'ceiba-test-'))
cpSync('tools/testing/world', root, { recursive: true })
const publisher = openPublisher(connection, root)
afterAll(async () => {
  await publisher.close()
  rmSync(root, { recursive: true })
})

const HOTEL: DocumentId = { kind: 'hotel', key: 'marmol.casa-cantera', country: 'marmol' }
const FILE = 'marmol/hotels/casa-cantera.yaml'

test('an export is content/ with what the office published, and only its lines differ', async () => {
  const same = join(temporaryFolder(), 'same')
  expect(await exportDocuments(db, root, same)).toBe(0)
  expect(readFileSync(join(same, FILE), 'utf8')).toBe(readFileSync(join(root, FILE), 'utf8'))

  const [row] = await db.select().from(document).where(isDocument(HOTEL))
  const was = row?.content as { line: object }
  const content = { ...was, line: { ...was.line, en: 'A line of the office' } }
  const version = { after: 0, author: null, note: null }
  expect(await publisher.publish({ id: HOTEL, content, base: 0, isArchived: false, version })).toMatchObject({
    ok: true,
  })

  const folder = join(temporaryFolder(), 'export')
  expect(await exportDocuments(db, root, folder)).toBe(1)
  const [before, after] = [root, folder].map(from => readFileSync(join(from, FILE), 'utf8').split('\n'))
  const changed = after?.filter(line => !before?.includes(line))
  expect(changed).toEqual([expect.stringContaining('A line of the office')])
  await expect(exportDocuments(db, root, folder)).rejects.toThrow('is not empty')
})

/** Tables of the catalogue, without what a database numbers by itself. */
const TABLES = ['country', 'navigation_link', 'staff', 'place', 'tour_type', 'catalogue_item', 'transfer']
const TRIPS = ['trip', 'trip_day', 'price_component', 'finder_trip']

test('a country that the office began with nothing is exported sound, and seeds the same rows on an empty database', async () => {
  const publishings = await Promise.all(
    newCountry('gate-office').map(async ({ id, content }): Promise<Publishing> => {
      const [row] = await db.select().from(document).where(isDocument(id))
      return {
        ...{ id, base: null, isArchived: false, version: { after: 0, author: null, note: null } },
        content: withEntries(row?.content, content),
      }
    }),
  )
  const began = publishings.map(({ id }) => ({ ...id, title: { en: id.key, es: id.key } }))
  await db.insert(document).values(began).onConflictDoNothing()
  for (const one of publishings.filter(({ id }) => id.country === 'nicaragua'))
    expect(await publisher.publish(one), one.id.key).toMatchObject({ reason: 'problems' })
  const published = await publisher.publish(...publishings)
  expect('problems' in published ? published.problems : published.ok).toBe(true)

  const folder = join(temporaryFolder(), 'with-a-country')
  expect(await exportDocuments(db, root, folder)).toBe(publishings.length + 1)
  const { catalogue, problems } = readCatalogue(folder)
  expect([...problems, ...checkReferences(catalogue)]).toEqual([])
  const known = new Set(checkContent(readCatalogue(root).catalogue).map(({ message }) => message))
  expect(checkContent(catalogue).filter(({ message }) => !known.has(message))).toEqual([])
  const empty = await openTestDatabase()
  await seed(empty.db, contentFolder(folder))
  for (const table of [...TABLES, ...TRIPS])
    expect(await rowsOf(empty, table), table).toEqual(await rowsOf(connection, table))
  expect(await rowsOf(connection, 'trip')).toContainEqual(expect.stringContaining('lake-with-waves'))
})

describe('an import', () => {
  const exported = async (name: string) => {
    const folder = join(temporaryFolder(), name)
    await exportDocuments(db, root, folder)
    return folder
  }
  const textsOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.yaml'))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')])
      .sort()

  test('of an export changes nothing; what was changed in it becomes a draft, and its export is the same bytes', async () => {
    const folder = await exported('round')
    expect(await importDocuments(db, folder)).toEqual({ ok: true, drafts: 0 })
    const tour = 'marmol/tours/market-with-wilma.yaml'
    const text = readFileSync(join(folder, tour), 'utf8').replace('price: 35', 'price: 36 # since May')
    writeFileSync(join(folder, tour), text)
    expect(await importDocuments(db, folder)).toEqual({ ok: true, drafts: 1 })
    expect(await importDocuments(db, folder)).toEqual({ ok: true, drafts: 0 })
    const id: DocumentId = { kind: 'tour', key: 'marmol.market-with-wilma', country: 'marmol' }
    const [draft] = await db
      .select()
      .from(documentVersion)
      .where(and(eq(documentVersion.key, id.key), eq(documentVersion.state, 'draft')))
    const { content, base, number } = draft ?? { content: null, base: null, number: 0 }
    const done = await publisher.publish({ id, content, base, isArchived: false, version: { number } })
    expect(done).toMatchObject({ ok: true })
    writeFileSync(join(folder, tour), text.replace(' # since May', ''))
    expect(textsOf(await exported('again'))).toEqual(textsOf(folder))
  })

  const hostile: [what: string, text: string, message: RegExp][] = [
    ['an anchor', 'name: &a { en: A, es: A }\nline: *a\n', /an anchor \(&\)/],
    ['a tag', 'name: !!js/function "f"\n', /a tag \(!\)/],
    ['a million aliases', `a: &a [x]\nb: [${'*a,'.repeat(60_000)}*a]\n`, /an anchor/],
    ['a file of 5 MB', `name: ${'x'.repeat(5_000_000)}\n`, /longer than/],
    ['deep brackets', `name: ${'['.repeat(5_000)}\n`, /nested too deeply/],
    ['words alone', 'only words\n', /fields or a list/],
    ['a bracket that is not closed', 'name: { en: A\n', /./],
    ['two documents', '---\nname: A\n---\nname: B\n', /one document/],
    ['nothing', '', /./],
  ]
  test.each(hostile)(
    'with %s says where and what, and nothing of it is imported',
    async (_, text, message) => {
      const folder = temporaryFolder()
      mkdirSync(join(folder, 'marmol/hotels'), { recursive: true })
      cpSync(join(root, FILE), join(folder, 'marmol/hotels/another.yaml'))
      writeFileSync(join(folder, FILE), text)
      const versions = await db.$count(documentVersion)
      const answer = await importDocuments(db, folder)
      expect(answer).toMatchObject({
        ok: false,
        problems: [{ file: `content/${FILE}`, line: expect.any(Number) }],
      })
      expect('problems' in answer && answer.problems[0]?.message).toMatch(message)
      expect(await db.$count(documentVersion)).toBe(versions)
    },
  )

  test('of a file that is no document is refused with its name', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'passwords.yaml'), 'a: b\n')
    expect(await importDocuments(db, folder)).toMatchObject({
      problems: [{ file: 'content/passwords.yaml', message: 'no kind of document is written here' }],
    })
  })
})
