import type pg from 'pg'
import { readTables } from './filter/table-facts.ts'
import type { ShapeDefinition } from './shape-definition.ts'
import { atOneMoment, readSnapshot } from './snapshot.ts'

/** The most stored shapes; beyond it the least recently used are deleted. */
const MOST_SHAPES = 2_000

/** A shape as it is stored, so that a restart and other processes can continue it. */
export interface StoredShape {
  handle: string
  hash: string
  definition: ShapeDefinition
  boundary: number
  chunks: number
}

interface ShapeRow {
  handle: string
  definition_hash: string
  definition: Omit<ShapeDefinition, 'table'> & { fingerprint: string }
  relation: string
  boundary: string
  chunks: number
}

const COLUMNS = 'handle, definition_hash, definition, relation::int8, boundary, chunks'
/** Whether the change log is complete since its snapshot. */
const WHOLE_LOG = 'boundary >= (select seq from sync.pruned)'
let lastMicros = 0

/** A unique handle: microseconds that only increase, with a number for the definition in front. */
function newHandle(hash: string): string {
  lastMicros = Math.max(lastMicros + 1, Date.now() * 1_000 + Math.floor(Math.random() * 1_000))
  return `${BigInt(`0x${hash.slice(0, 12)}`)}-${lastMicros}`
}

async function toStored(pool: pg.Pool, row: ShapeRow | undefined): Promise<StoredShape | null> {
  if (!row) return null
  const { handle, definition_hash: hash, relation, boundary, chunks } = row
  const { fingerprint, ...rest } = row.definition
  const table = (await readTables(pool, [Number(relation)])).get(Number(relation))
  // Its table is gone or was replaced: the client starts again.
  if (table?.fingerprint !== fingerprint) return null
  return { handle, hash, definition: { ...rest, table }, boundary: Number(boundary), chunks }
}

export async function findShape(pool: pg.Pool, handle: string): Promise<StoredShape | null> {
  const { rows } = await pool.query<ShapeRow>(
    `update sync.shape set used_ts = now() where handle = $1 and ${WHOLE_LOG} returning ${COLUMNS}`,
    [handle],
  )
  return toStored(pool, rows[0])
}

/** The stored shape for a client that begins now. */
export async function findCurrentShape(pool: pg.Pool, hash: string): Promise<StoredShape | null> {
  const { rows } = await pool.query<ShapeRow>(
    `update sync.shape set used_ts = now() where definition_hash = $1 and not superseded
      and ${WHOLE_LOG} returning ${COLUMNS}`,
    [hash],
  )
  return toStored(pool, rows[0])
}

/** Takes the snapshot and stores it, in one short transaction. */
export async function createShape(
  pool: pg.Pool,
  definition: ShapeDefinition,
  hash: string,
  partBytes: number,
): Promise<StoredShape> {
  const handle = newHandle(hash)
  const { table, ...rest } = definition
  const stored = await atOneMoment(pool, async (client, boundary) => {
    let chunks = 0
    await client.query(`update sync.shape set superseded = true where definition_hash = $1`, [hash])
    await client.query(
      `insert into sync.shape (handle, definition_hash, definition, relation, boundary, chunks)
        values ($1, $2, $3, $4, $5, 1)`,
      [handle, hash, { ...rest, fingerprint: table.fingerprint }, table.oid, boundary.seq],
    )
    await readSnapshot(client, definition, boundary, partBytes, async body => {
      await client.query('insert into sync.snapshot_chunk values ($1, $2, $3)', [handle, chunks++, body])
    })
    await client.query('update sync.shape set chunks = $2 where handle = $1', [handle, chunks])
    return { handle, hash, definition, boundary: boundary.seq, chunks }
  })
  await pool.query(
    `delete from sync.shape where handle in (select handle from sync.shape order by used_ts desc offset $1)`,
    [MOST_SHAPES],
  )
  return stored
}

/** A part of a snapshot, always the same bytes. Returns null if it is gone. */
export async function readChunk(pool: pg.Pool, handle: string, number: number): Promise<string | null> {
  const { rows } = await pool.query<{ body: string }>(
    'select body from sync.snapshot_chunk where handle = $1 and number = $2',
    [handle, number],
  )
  return rows[0]?.body ?? null
}

/** Deletes a shape; its handle is unknown from now on. */
export async function forgetShape(pool: pg.Pool, handle: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from sync.shape where handle = $1', [handle])
  return rowCount === 1
}

/**
 * Prunes the change log: deletes what is older than this many seconds, but never the newest change. Of two processes
 * that prune at once, the one that waited must not set back what the other has noted.
 */
export async function pruneChanges(pool: pg.Pool, olderThanSeconds: number): Promise<number> {
  const { rows } = await pool.query<{ gone: number }>(
    `with old as (
      select max(seq) as seq from sync.change
        where happened_ts < now() - make_interval(secs => $1) and tx < (select tx from sync.change order by seq desc limit 1)
    ), cut as (
      update sync.pruned set seq = greatest(pruned.seq, old.seq) from old where old.seq is not null returning pruned.seq
    ), gone as (
      delete from sync.change using cut where change.seq <= cut.seq returning 1
    ) select count(*)::int as gone from gone`,
    [olderThanSeconds],
  )
  return rows[0]?.gone ?? 0
}
