import type pg from 'pg'
import { shareMaking } from '#server/cache/share-making.ts'
import { type ChangeReader, makeChangeReader } from './change/change-reader.ts'
import { invalidParameters, tooBusy } from './door/shape-refusal.ts'
import { readTables } from './filter/table-facts.ts'
import { hashDefinition, type ShapeDefinition } from './shape-definition.ts'
import { makeShapeLog, type ShapeLog } from './shape-log.ts'
import { createShape, findCurrentShape, findShape, forgetShape, type StoredShape } from './shape-store.ts'
import type { SyncSettings } from './sync-settings.ts'

/** A shape unused for this long is dropped from memory; the database still has it. */
const IDLE_MS = 5 * 60_000
/** A shape used more recently than this is kept, however many there are. */
const IN_USE_MS = 30_000
/** The most shapes in memory, and the most snapshots in progress or queued. */
const MOST_SHAPES = 2_000
const MOST_SNAPSHOTS = 50

/** The followed shapes in memory: finding, creating, releasing and ending them. */
export interface ShapeRegistry {
  /** The shape for a client that begins now; created if there is none. */
  current: (definition: ShapeDefinition) => Promise<ShapeLog>
  /** The same, only if it exists. */
  existing: (definition: ShapeDefinition) => Promise<ShapeLog | null>
  /** Returns null for a handle that was never issued or whose shape has ended. */
  find: (handle: string) => Promise<ShapeLog | null>
  end: (shape: ShapeLog) => Promise<void>
  reader: ChangeReader
  all: () => ShapeLog[]
  /** Releases idle shapes, and ends those whose table has changed. */
  tidy: () => Promise<void>
}

/** Whether PostgreSQL refused a filter or a column, which is the caller's mistake. */
function isCallersFault(error: unknown): error is Error & { code: string } {
  return /^(22|42)/.test((error as { code?: string }).code ?? '')
}

/** Whether another process created the same shape at the same time. */
function isTwice(error: unknown): boolean {
  return ['23505', '40001', '40P01'].includes((error as { code?: string }).code ?? '')
}

export function makeShapeRegistry(pool: pg.Pool, settings: SyncSettings): ShapeRegistry {
  const byHandle = new Map<string, ShapeLog>()
  const byHash = new Map<string, ShapeLog>()
  const usedAt = new Map<string, number>()
  const share = shareMaking<ShapeLog | null>()
  let making = 0

  function all(): ShapeLog[] {
    return [...byHandle.values()]
  }

  function release(shape: ShapeLog): void {
    byHandle.delete(shape.handle)
    usedAt.delete(shape.handle)
    if (byHash.get(shape.hash) === shape) byHash.delete(shape.hash)
  }

  async function end(shape: ShapeLog): Promise<void> {
    if (shape.isDead()) return
    release(shape)
    await forgetShape(pool, shape.handle)
    shape.die()
  }

  const reader = makeChangeReader({ pool, shapes: all, end })

  function touch(shape: ShapeLog): ShapeLog {
    usedAt.set(shape.handle, performance.now())
    return shape
  }

  /**
   * Registers it before the reader continues, so that its own position in the change log decides which changes it
   * gets.
   */
  async function follow(stored: StoredShape): Promise<ShapeLog | null> {
    const known = byHandle.get(stored.handle)
    const shape = known ?? makeShapeLog({ ...stored, ...settings })
    byHandle.set(shape.handle, touch(shape))
    await reader.catchUp()
    return shape.isDead() ? null : shape
  }

  async function make(definition: ShapeDefinition, hash: string): Promise<StoredShape> {
    if (making >= MOST_SNAPSHOTS) throw tooBusy(1)
    making++
    try {
      return await createShape(pool, definition, hash, settings.partBytes)
    } catch (error) {
      if (isCallersFault(error)) throw invalidParameters({ where: [error.message] })
      const other = isTwice(error) ? await findCurrentShape(pool, hash) : null
      if (isTwice(error) && !other) throw tooBusy(1)
      if (!other) throw error
      return other
    } finally {
      making--
    }
  }

  /** Whether it can still be followed from its snapshot on. */
  function isWhole(shape: ShapeLog): boolean {
    return !shape.isDead() && shape.remembers({ tx: 0, op: shape.chunks - 1 })
  }

  async function current(definition: ShapeDefinition): Promise<ShapeLog> {
    const hash = hashDefinition(definition)
    const known = byHash.get(hash)
    if (known && isWhole(known)) return touch(known)
    const shape = await share(hash, async () => {
      const stored = known ? null : await findCurrentShape(pool, hash)
      let found = stored && (await follow(stored))
      if (!found || !isWhole(found)) found = await follow(await make(definition, hash))
      if (found) byHash.set(hash, found)
      return found
    })
    // It ended while it was created: its table was truncated, say.
    if (!shape) throw tooBusy(1)
    return touch(shape)
  }

  async function existing(definition: ShapeDefinition): Promise<ShapeLog | null> {
    const hash = hashDefinition(definition)
    const stored = byHash.get(hash) ?? (await findCurrentShape(pool, hash))
    return stored && find(stored.handle)
  }

  async function find(handle: string): Promise<ShapeLog | null> {
    const known = byHandle.get(handle)
    if (known) return touch(known)
    if (handle.length > 60) return null
    return share(`handle ${handle}`, async () => {
      const stored = await findShape(pool, handle)
      return stored && (await follow(stored))
    })
  }

  async function tidy(): Promise<void> {
    const idle = all().filter(({ waiting }) => waiting() === 0)
    const oldest = idle.toSorted((a, b) => (usedAt.get(a.handle) ?? 0) - (usedAt.get(b.handle) ?? 0))
    const spare = Math.max(0, byHandle.size - MOST_SHAPES)
    oldest.forEach((shape, index) => {
      const unusedMs = performance.now() - (usedAt.get(shape.handle) ?? 0)
      if (unusedMs > (index < spare ? IN_USE_MS : IDLE_MS)) release(shape)
    })
    // Shapes created while the tables are read are checked next time.
    const following = all()
    if (following.length === 0) return
    const tables = await readTables(pool, [
      ...new Set(following.map(({ definition }) => definition.table.oid)),
    ])
    const left = following.filter(
      ({ definition: { table } }) => tables.get(table.oid)?.fingerprint !== table.fingerprint,
    )
    await Promise.all(left.map(end))
  }

  return { current, existing, find, end, reader, all, tidy }
}
