import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { filmsContent } from '#database/content/film-content.ts'
import { PICTURE_QUALITY, PICTURE_WIDTHS } from './picture-sizes.ts'

const ROWS = 'tools/testing/specification-rows.yaml'
/** The test that proves one or several sentences, the record of a decision that departs from them, or what is open. */
const what = z.union([z.string(), z.array(z.string())])
const proof = z.union([
  z.strictObject({ what, file: z.string(), title: z.string().min(1) }),
  z.strictObject({ what, decision: z.int() }),
  z.strictObject({ what, open: z.string() }),
])
type Proof = z.infer<typeof proof>
const specificationRows = z.record(z.string(), z.array(proof)).parse(parse(readFileSync(ROWS, 'utf8')))
const DOCUMENT = new URL('../docs/specification-rows.md', import.meta.url)

/** The record of a decision by its number. */
function recordOf(number: number): string | undefined {
  return readdirSync('docs/decisions').find(name => name.startsWith(`${String(number).padStart(4, '0')}-`))
}

function said(proof: Proof): string {
  if ('open' in proof) return `open: ${proof.open}`
  if ('decision' in proof) return `[decision ${proof.decision}](decisions/${recordOf(proof.decision)})`
  return `\`${proof.file}\`: ${proof.title}`
}

const rows = Object.entries(specificationRows).flatMap(([section, list]) =>
  list.flatMap(proof => [proof.what].flat().map(what => ({ section, what, proof }))),
)

describe('every sentence of the specification', () => {
  test.each(rows)('$section: $what', ({ proof }) => {
    if ('file' in proof) {
      expect(proof.file).toMatch(/\.(test\.tsx?|spec\.ts)$/)
      expect(readFileSync(proof.file, 'utf8')).toContain(proof.title)
    }
    if ('decision' in proof) expect(recordOf(proof.decision)).toBeDefined()
  })

  test('stands in docs/specification-rows.md; npx vitest run app/specification.test.ts -u writes it anew', async () => {
    const open = rows.filter(({ proof }) => 'open' in proof).length
    const parts = Object.keys(specificationRows).map(section =>
      [
        `## ${section}`,
        '',
        '| what | proved by |',
        '|---|---|',
        ...rows.flatMap(row => (row.section === section ? [`| ${row.what} | ${said(row.proof)} |`] : [])),
        '',
      ].join('\n'),
    )
    const head = [
      '# The specification, row by row',
      '',
      `What the specification asks for, sentence by sentence, with a test that proves it or the decision that departs from it.`,
      `Written from \`${ROWS}\`; a test fails if a test named here is gone. ${rows.length} rows, ${open} open.`,
      '',
      '',
    ].join('\n')
    await expect(head + parts.join('\n')).toMatchFileSnapshot(fileURLToPath(DOCUMENT))
  })
})

describe('the constants of section 9', () => {
  test('widths and quality of pictures', () => {
    expect(PICTURE_WIDTHS.filter(width => width >= 640)).toEqual([
      640, 750, 828, 1080, 1200, 1920, 2048, 3840,
    ])
    const small = PICTURE_WIDTHS.filter(width => width < 640)
    expect([small[0], small.at(-1)]).toEqual([16, 384])
    expect(PICTURE_QUALITY).toBe(75)
  })

  test('a film that says nothing of it stands still at 1 s', () => {
    const [film] = parse(readFileSync('content/films.yaml', 'utf8'))
    const [read] = filmsContent.parse([{ ...film, posterTime: undefined }])
    expect(read?.posterTime).toBe(1)
  })

  test('theme colours', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8')
    expect(tokens).toContain('--red-500: #ff1200;')
    expect(tokens).toContain('--sky-400: #82b2df;')
  })
})
