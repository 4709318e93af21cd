import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { commentsOf, linesOf } from '#tools/testing/document-lines.ts'
import { partsOf, withValue } from '#tools/testing/document-parts.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { asAuthored } from '../content/document/as-authored.ts'
import { documentOf, isMade } from '../content/document-kinds.ts'
import { readYaml } from '../content/read-yaml.ts'
import { document, documentVersion } from '../schema/document.ts'
import { exportDocuments } from './export-documents.ts'
import { importDocuments } from './import-documents.ts'

/** All of content/, or a sixteenth of it by chance; always the countries, which name the others. */
const SHARE = EVERYWHERE ? 1 : 16
const [offset = 0] = fc.sample(fc.nat(SHARE - 1), 1)

const names = readdirSync(authored.root, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.yaml') && !isMade(documentOf(`content/${name}`)?.id.kind ?? 'trip'))
  .toSorted()
  .filter((name, index) => name === 'countries.yaml' || index % SHARE === offset)

const connection = await openTestDatabase()
const { db } = connection
const root = mkdtempSync(join(tmpdir(), 'ceiba-test-'))
afterAll(() => rmSync(root, { recursive: true }))
for (const name of names) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  cpSync(join(authored.root, name), join(root, name))
}

async function exported(name: string) {
  const folder = join(temporaryFolder(), name)
  await exportDocuments(db, root, folder)
  return (file: string) => readFileSync(join(folder, file), 'utf8')
}

const textOf = (name: string) => readFileSync(join(root, name), 'utf8')

/** A text in one language with another end, wherever chance finds one. */
function changed(name: string) {
  const value = readYaml(textOf(name)).value
  const texts = partsOf(value).filter(
    part =>
      part.path.length > 0 && /^(en|es)$/.test(String(part.path.at(-1))) && typeof part.value === 'string',
  )
  const [pick = 0] = fc.sample(fc.nat(), 1)
  const part = texts[pick % Math.max(1, texts.length)]
  return part && { path: part.path, value: withValue(value, part.path, `${part.value}: “twice”, yes`) }
}

describe(`documents of content/ (${names.length})`, () => {
  test('imported into a database and exported are the same bytes', { timeout: 300_000 }, async () => {
    expect(await importDocuments(db, root)).toEqual({ ok: true, drafts: names.length })
    await db.update(documentVersion).set({ state: 'published' })
    await db.update(document).set({ number: 1 })
    const file = await exported('same')
    expect(names.filter(name => file(name) !== textOf(name))).toEqual([])
  })

  test('with one field changed in each, differ in the lines of that field alone', {
    timeout: 300_000,
  }, async () => {
    const edits = names.flatMap(name => {
      const edit = changed(name)
      return edit ? [{ name, ...edit }] : []
    })
    expect(edits.length).toBeGreaterThan(names.length * 0.9)
    for (const { name, value } of edits) {
      const id = documentOf(`content/${name}`)?.id
      if (!id) throw new Error(`${name} is no document`)
      const { kind, key } = id
      await db
        .insert(documentVersion)
        .values({ kind, key, number: 2, base: null, content: value, state: 'published' })
    }
    await db.update(document).set({ number: 2 })
    const file = await exported('changed')
    for (const { name, path, value } of edits) {
      const [before, after] = [textOf(name), file(name)]
      const schema = documentOf(`content/${name}`)?.place.schema
      if (!schema) throw new Error(`${name} is no document`)
      expect(asAuthored(schema, readYaml(after).value), name).toEqual(asAuthored(schema, value))
      expect(commentsOf(after), name).toEqual(commentsOf(before))
      const part = linesOf(before, path)
      const [was, is] = [before.split('\n'), after.split('\n')]
      expect(is.slice(0, part.first), name).toEqual(was.slice(0, part.first))
      const rest = was.slice(part.last)
      expect(is.slice(is.length - rest.length), name).toEqual(rest)
    }
  })
})
