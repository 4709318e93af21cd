import { type Row, Shape, ShapeStream, type ShapeStreamOptions } from '@electric-sql/client'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { type KillableSync, killableSync } from '#tools/testing/killable-sync.ts'
import { seededRandom, WRITTEN_TABLES, writeAtRandom } from '#tools/testing/random-writers.ts'

/** SYNC_SEED and SYNC_STATEMENTS choose other and longer histories. */
const SEED = Number(process.env.SYNC_SEED ?? 20_261_121)
const STATEMENTS = Number(process.env.SYNC_STATEMENTS ?? (EVERYWHERE ? 4_800 : 200))
const WRITERS = 4
const KILLS = EVERYWHERE ? 3 : 2
/** Duration proves nothing here: the limit is for a test that would never end. */
const LONGEST_MS = 300_000
const ITEM_COLUMNS = ['id', 'kind', 'price', 'seats', 'days', 'note', 'open', 'tags', 'details', 'code']

interface Wanted {
  table: string
  where?: string
  params?: string[]
  columns?: string[]
  replica?: 'full' | 'default'
  sse?: boolean
}

const WANTED: Wanted[] = [
  { table: 'wild.item' },
  { table: 'wild.item', sse: true },
  { table: 'wild.item', replica: 'full', where: 'open' },
  { table: 'wild.item', where: `kind = 'boat'` },
  { table: 'wild.item', where: 'kind = $1 or note is null', params: ["o'clock"], sse: true },
  { table: 'wild.item', where: 'price > 5000 and open' },
  { table: 'wild.item', where: 'price is null or price < $1::numeric', params: ['900.50'] },
  { table: 'wild.item', where: `note like 'x%' and id in (1, 2, 3, 5, 8, 13, 21, 34, 55)` },
  { table: 'wild.item', where: `seats @> 4 and not (tags && '{a1}')`, columns: ['id', 'seats', 'code'] },
  { table: 'wild.item', where: `details ->> 'n' = '3'`, columns: ['id', 'details'] },
  { table: 'wild.item', where: 'id between 10 and 20', columns: ['id', 'open', 'days'], sse: true },
  { table: 'wild.pair' },
  { table: 'wild.pair', where: 'a % 2 = 0', replica: 'full' },
  { table: 'wild."Odd.Name"', where: 'n > 20' },
]

/** A network that sometimes breaks, before an answer or in the middle of one. */
function brokenNetwork(seed: number): typeof fetch {
  const random = seededRandom(seed)
  return async (input, init) => {
    if (random(40) === 0) throw new TypeError('the network is away')
    const response = await fetch(input, init)
    if (random(40) === 0) {
      await response.body?.cancel()
      throw new TypeError('the network went away')
    }
    return response
  }
}

const asText = { int4: same, bool: same, json: same, jsonb: same, text: same, numeric: same }

function same(text: string): string {
  return text
}

function follow(
  shapeUrl: string,
  { table, where, params, columns, replica, sse }: Wanted,
  seed: number,
): Shape<Row> {
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const options: ShapeStreamOptions = {
    url: shapeUrl,
    params: {
      table,
      ...(where && { where }),
      ...(params && { params }),
      ...(columns && { columns }),
      ...(replica && { replica }),
    },
    parser: asText,
    liveSse: sse ?? false,
    signal: over.signal,
    fetchClient: brokenNetwork(seed),
    backoffOptions: { initialDelay: 20, maxDelay: 200, multiplier: 1.5 },
  }
  return new Shape(new ShapeStream(options))
}

/** The client returns arrays as arrays, and everything else as PostgreSQL's text. */
function plain(rows: readonly Row[]): string[] {
  return rows
    .map(row => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))))
    .toSorted()
}

async function select(client: pg.Client, { table, where, params = [], columns }: Wanted): Promise<string[]> {
  const list = columns ?? (table === 'wild.item' ? ITEM_COLUMNS : ['*'])
  const { rows } = await client.query<{ row: Record<string, string | null>; tags?: string[] | null }>(
    `select public.hstore_to_json(public.hstore(r)) as row from (
      select ${list.join(', ')} from ${table} ${where ? `where ${where}` : ''}) r`,
    params,
  )
  return plain(rows.map(({ row }) => ('tags' in row ? { ...row, tags: readTags(row.tags) } : row)))
}

function readTags(text: string | null | undefined): string[] | null {
  return text
    ? text
        .slice(1, -1)
        .split(',')
        .map(tag => tag.replaceAll('"', ''))
    : null
}

/** Counts statements, and kills the site after each further part of them, so that a slow machine kills as often. */
function killBetween({ kill, start }: KillableSync) {
  let written = 0
  let kills = 0
  let killing = Promise.resolve()
  return {
    onWritten: (count: number): void => {
      written += count
      if (kills >= KILLS || written < (STATEMENTS * (kills + 1)) / (KILLS + 1)) return
      kills++
      killing = killing.then(kill).then(start)
    },
    isOver: async (): Promise<void> => {
      await killing
      expect(kills).toBe(KILLS)
    },
  }
}

/**
 * Waits until a follower has the rows of a SELECT; the failure names the remaining differences, and what ended the
 * follower.
 */
async function expectSame(shape: Shape<Row>, client: pg.Client, wanted: Wanted): Promise<void> {
  const rows = await select(client, wanted)
  try {
    await expect
      .poll(() => ({ wanted, rows: plain(shape.currentRows) }), { timeout: LONGEST_MS, interval: 50 })
      .toEqual({ wanted, rows })
  } catch (cause) {
    throw new Error(
      `a follower of ${JSON.stringify(wanted)} stopped at ${shape.lastOffset}: ${shape.error}`,
      {
        cause,
      },
    )
  }
}

test(
  'followers end with the rows of a SELECT, whatever is written, interrupted, pruned and killed meanwhile',
  async () => {
    const site = await killableSync(
      // Small enough that logs are dropped and pruned while they are followed.
      {
        partBytes: 2_000,
        logBytes: 30_000,
        holdMs: 2_000,
        streamMs: 3_000,
        rememberSeconds: 2,
        pruneMs: 700,
      },
      ['wild'],
    )
    await site.start()
    const before = await site.connect()
    await before.query(WRITTEN_TABLES)
    await before.end()
    const followers = WANTED.map((wanted, index) => ({
      wanted,
      shape: follow(site.shapeUrl, wanted, SEED + index),
    }))
    const killing = killBetween(site)
    await Promise.all(
      Array.from({ length: WRITERS }, (_, index) =>
        writeAtRandom(site.connect, SEED + 1_000 * index, STATEMENTS / WRITERS, killing.onWritten),
      ),
    )
    await killing.isOver()
    const client = await site.connect()
    onTestFinished(() => client.end())
    for (const { wanted, shape } of followers) await expectSame(shape, client, wanted)
    // New followers arrive at the same rows.
    const later = WANTED.map(wanted => ({ wanted, shape: follow(site.shapeUrl, wanted, SEED) }))
    for (const { wanted, shape } of later) await expectSame(shape, client, wanted)
  },
  2 * LONGEST_MS,
)
