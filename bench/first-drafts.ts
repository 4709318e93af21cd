import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { chooseCountry, composeDrafts } from '#app/features/proposal/first-draft/compose-drafts.ts'
import {
  findDraftCatalogues,
  findDraftCountries,
} from '#app/features/proposal/first-draft/first-draft-queries.server.ts'
import { understand } from '#app/features/search/understanding/understand.ts'
import { getVocabulary } from '#app/features/search/understanding/understanding-queries.server.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'

/**
 * Three first drafts of a wish for every country, on one core: understanding, selection and composition. The rows are
 * read before.
 */
const LENGTHS = ['a week', 'ten days', 'two weeks', 'three weeks', 'nine days, no flights']
const MOST_MS = 300

const dataDir = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
const { db, pool, close } = await connect({ dataDir })
await migrate(pool)
await seed(db)
const today = new Date('2027-01-15')
const tags = (await findDraftCountries(db)).map(({ tag }) => tag)
const catalogues = await findDraftCatalogues(db, tags)
const vocabulary = await getVocabulary({ db })

function draft(words: string): number {
  const started = performance.now()
  const understanding = understand(words, vocabulary, today)
  const day = today.toISOString().slice(0, 10)
  const choice = chooseCountry(understanding, catalogues, day)
  if (choice) composeDrafts(understanding, choice.catalogue, day)
  return performance.now() - started
}

for (const length of LENGTHS) draft(`birds and beaches, ${length}`)
const all: number[] = []
for (const { tag, name } of catalogues) {
  const times = LENGTHS.flatMap(length =>
    [1, 2, 3].map(() => draft(`${name.en}, ${length}, food and animals, in july`)),
  )
  all.push(...times)
  process.stdout.write(`${tag.padEnd(44)} at most ${Math.max(...times).toFixed(0)} ms\n`)
}
const sorted = all.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
process.stdout.write(
  `${'three drafts, any country'.padEnd(44)} median ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, wanted below ${MOST_MS} ms\n`,
)
await close()
rmSync(dataDir, { recursive: true, force: true })
