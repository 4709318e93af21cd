import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeDocument } from '#database/content/document/write-document.ts'
import { documentOf, isMade } from '#database/content/document-kinds.ts'
import { readYaml } from '#database/content/read-yaml.ts'
import { seed } from '#database/seed.ts'
import { isFields, isText } from '#database/values/document/fields.ts'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { copyWorld } from '#tools/testing/content-copy.ts'
import { openPages } from '#tools/testing/page-renderer.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/** Ends an attribute, a script and a tag, wherever it stands unescaped. */
const MARKUP = `"'></script><xx>`

/** A document with markup in every text, none of them longer than it may be. */
function marked(value: unknown): unknown {
  if (isText(value)) {
    // Of a link only its words are text.
    if (/^(\/|https:)/.test(value.en)) return value
    // Links in a text must stay whole; any other is as long as it was.
    const end = (text: string) =>
      (text.includes('](') ? text : text.slice(0, Math.max(1, text.length - MARKUP.length))) + MARKUP
    return { en: end(value.en), es: end(value.es) }
  }
  if (Array.isArray(value)) return value.map(marked)
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part)]))
    : value
}

/** The small world with markup in every text of every document of every kind. */
function markedWorld() {
  const copy = copyWorld()
  const kinds = new Set<string>()
  for (const name of readdirSync(copy.root, { recursive: true, encoding: 'utf8' })) {
    const found = documentOf(`content/${name}`)
    // A film's clip is made of its texts, by a tool.
    if (!found || isMade(found.id.kind) || found.id.kind === 'films') continue
    const path = join(copy.root, name)
    const value = marked(readYaml(readFileSync(path, 'utf8')).value)
    if (JSON.stringify(value).includes('<xx>')) kinds.add(found.id.kind)
    writeFileSync(path, writeDocument(null, value, found.place.schema))
  }
  return { copy: { ...copy, kept: new Map() }, kinds }
}

/** Addresses of pages that differ in their names alone have one shape. */
const shapeOf = (path: string) =>
  path.replaceAll(/[^/]+(?=\/|$)/g, part =>
    /^(trip|destinations|attractions|tours|hotels|regions|species|articles|maps|treks|team|es)$/.test(part)
      ? part
      : '*',
  )

it('markup in any text of any kind is shown as text on every page, and never run', {
  timeout: 300_000,
}, async () => {
  const { copy, kinds } = markedWorld()
  expect(kinds.size).toBeGreaterThan(20)
  const connection = await openTestDatabase()
  await seed(connection.db, copy)
  const { ask } = await openTestSite(connection, { renderPage: await openPages() })
  const listed = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, found = '']) => found || '/',
    )
  const parts = await Promise.all((await listed('/sitemap.xml')).map(listed))
  const all = parts.flat()
  const ofShape = new Map(all.map(path => [shapeOf(path), path]))
  const paths = EVERYWHERE ? all : [...ofShape.values()]
  expect(paths.length).toBeGreaterThan(20)
  let shown = 0
  for (const path of paths) {
    const answer = await ask(path)
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    const at = html.indexOf('<xx>')
    expect([path, at < 0 ? '' : html.slice(Math.max(0, at - 200), at + 60)]).toEqual([path, ''])
    if (html.includes('&lt;xx&gt;')) shown++
  }
  expect(shown).toBeGreaterThan(paths.length / 2)
})
