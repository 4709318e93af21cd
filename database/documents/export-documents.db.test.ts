import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { readCatalogue } from '../content/catalogue.ts'
import { checkReferences } from '../content/check-references.ts'
import { contentFolder } from '../content/content-file.ts'
import type { DocumentId } from '../content/document-kinds.ts'
import { catalogueItem } from '../schema/catalogue.ts'
import { document } from '../schema/document.ts'
import { seed } from '../seed.ts'
import { exportDocuments } from './export-documents.ts'
import { isDocument } from './overlay.ts'
import { openPublisher } from './publisher.ts'

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

test('an export is content/ with what the office published, sound, and seeds the same rows', async () => {
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

  const { catalogue, problems } = readCatalogue(folder)
  expect([...problems, ...checkReferences(catalogue)]).toEqual([])
  const empty = await openTestDatabase()
  await seed(empty.db, contentFolder(folder))
  const rowsOf = async (from: typeof db) =>
    (await from.select().from(catalogueItem))
      .map(({ key, line, name }) => ({ key, line, name }))
      .toSorted((a, b) => a.key.localeCompare(b.key))
  expect(await rowsOf(empty.db)).toEqual(await rowsOf(db))
  await expect(exportDocuments(db, root, folder)).rejects.toThrow('is not empty')
})
