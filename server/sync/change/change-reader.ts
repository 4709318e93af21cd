import type pg from 'pg'
import { isOvertime } from '#database/connect.ts'
import { quoteName } from '#server/sync/filter/identifiers.ts'
import type { ShapeDefinition } from '#server/sync/shape-definition.ts'
import type { ShapeLog } from '#server/sync/shape-log.ts'
import { type Change, type ChangeMessage, changeMessages, type Membership } from './change-messages.ts'

const FILTERS_AT_ONCE = 100

/**
 * Returns, for a filter and a change, whether the row satisfied the filter before and after the change. Returns null
 * if the change was pruned from the log between being read and being asked about.
 */
type FindMembership = (filter: string | null, change: Change) => Membership | null

interface MembershipRow {
  seq: string
  before: boolean[] | null
  after: boolean[] | null
}

/** Lets PostgreSQL itself decide which rows satisfy a filter, so that a change and a SELECT can never disagree. */
function membershipQuery({ schema, name }: ShapeDefinition['table'], filters: readonly string[]): string {
  const type = `null::${quoteName(schema)}.${quoteName(name)}`
  const verdicts = `array[${filters.map(filter => `(${filter}) is true`).join(', ')}]`
  const verdictOn = (row: string) => `(select ${verdicts} from public.populate_record(${type}, ${row}) r)`
  return `select c.seq,
      case when c.operation = 'update' then ${verdictOn('c.new operator(public.||) c.old')}
        when c.operation = 'delete' then ${verdictOn('c.old')} end as before,
      case when c.new is not null then ${verdictOn('c.new')} end as after
    from sync.change c where c.relation = $1::int8::oid and c.seq > $2 and c.seq <= $3`
}

function within(operation: Change['operation']): Membership {
  return { before: operation !== 'insert', after: operation !== 'delete' }
}

/** Evaluates all filters on a table against a part of the change log, in one query. */
async function readMembership(
  pool: pg.Pool,
  table: ShapeDefinition['table'],
  filters: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<FindMembership> {
  const found = new Map<string, MembershipRow & { index: number }>()
  for (let first = 0; first < filters.length; first += FILTERS_AT_ONCE) {
    const some = filters.slice(first, first + FILTERS_AT_ONCE)
    const { rows } = await pool.query<MembershipRow>(membershipQuery(table, some), [table.oid, from, to])
    for (const row of rows) {
      some.forEach((filter, index) => {
        found.set(`${row.seq} ${filter}`, { ...row, index })
      })
    }
  }
  return (filter, change) => {
    if (filter === null) return within(change.operation)
    const row = found.get(`${change.seq} ${filter}`)
    return row ? { before: row.before?.[row.index] ?? false, after: row.after?.[row.index] ?? false } : null
  }
}

/** Changes read at a time; a transaction is never split. */
const PAGE = 2_000
/** For a larger transaction a new snapshot is cheaper. */
const LARGEST_TRANSACTION = 50_000

interface ChangeRow {
  seq: string
  tx: string
  xid: string
  relation: string
  operation: Change['operation']
  old: Change['old']
  new: Change['new']
  pruned: string
}

interface Page {
  changes: Change[]
  pruned: number
  isLast: boolean
}

function toChange({ seq, tx, relation, ...row }: ChangeRow): Change {
  return { ...row, seq: Number(seq), tx: Number(tx), relation: Number(relation) }
}

/** Reads whole transactions after a position; rows of tables that no shape follows come without their values. */
async function readPage(pool: pg.Pool, after: number, relations: number[], most = PAGE): Promise<Page> {
  const { rows } = await pool.query<ChangeRow>(
    `select seq, tx, xid, relation::int8, operation, (select seq from sync.pruned) as pruned,
        case when relation = any($2::int8[]::oid[]) then public.hstore_to_json(old) end as old,
        case when relation = any($2::int8[]::oid[]) then public.hstore_to_json(new) end as new
      from sync.change where seq > $1 order by seq limit $3`,
    [after, relations, most],
  )
  const changes = rows.map(toChange)
  const pruned = Number(rows[0]?.pruned ?? 0)
  if (rows.length < most) return { changes, pruned, isLast: true }
  const cut = changes.findIndex(({ tx }) => tx === changes.at(-1)?.tx)
  if (cut > 0) return { changes: changes.slice(0, cut), pruned, isLast: false }
  return readPage(pool, after, relations, most * 4)
}

function lowestCursor(shapes: readonly ShapeLog[]): number {
  return Math.min(...shapes.map(({ cursor }) => cursor()))
}

export interface ChangeReader {
  /** Reads on until everything committed before the call has been delivered. */
  catchUp: () => Promise<void>
}

interface ReaderParts {
  pool: pg.Pool
  /** The shapes that are followed. */
  shapes: () => ShapeLog[]
  /** Ends a shape that can no longer be followed. */
  end: (shape: ShapeLog) => Promise<void>
}

/**
 * The single reader of the change log. Each shape has its own position, and the reader starts from the lowest, so
 * that a shape registered while changes arrive misses none.
 */
export function makeChangeReader({ pool, shapes, end }: ReaderParts): ChangeReader {
  let reading: Promise<void> | undefined
  let again: Promise<void> | undefined

  /**
   * A filter that a new row breaks (a division by zero, say), or that takes too long, ends its own shapes, not the
   * others. Then filters are tried one after another: slow ones would take every client of the pool.
   */
  async function findMembership(group: ShapeLog[], to: number): Promise<FindMembership> {
    const [first] = group
    if (!first) throw new Error('no shape to read for')
    const { table } = first.definition
    const from = lowestCursor(group)
    const byFilter = Map.groupBy(group, ({ definition }) => definition.filter)
    const filters = [...byFilter.keys()].filter(filter => filter !== null)
    try {
      return await readMembership(pool, table, filters, { from, to })
    } catch (error) {
      if (!/^(22|42)/.test((error as { code?: string }).code ?? '') && !isOvertime(error)) throw error
      if (byFilter.size === 1) {
        await Promise.all(group.map(end))
        return () => null
      }
      const found = new Map<string | null, FindMembership>()
      for (const [filter, shapes] of byFilter) found.set(filter, await findMembership(shapes, to))
      return (filter, change) => found.get(filter)?.(filter, change) ?? null
    }
  }

  /**
   * The messages of these changes for a shape. Returns null if the log no longer says whether one of them concerns
   * it.
   */
  function tell(
    { definition }: ShapeLog,
    news: Change[],
    find: FindMembership | null,
  ): ChangeMessage[] | null {
    const messages: ChangeMessage[] = []
    for (const change of news) {
      const membership = find?.(definition.filter, change)
      if (!membership) return null
      messages.push(...changeMessages(definition, change, membership))
    }
    return messages
  }

  async function publish(group: ShapeLog[], changes: Change[], to: number): Promise<void> {
    // What a snapshot includes is not asked of its filter, which it could end.
    const behind = group.filter(shape => changes.some(({ seq }) => seq > shape.cursor()))
    const isEnded =
      changes.length > LARGEST_TRANSACTION || changes.some(({ operation }) => operation === 'truncate')
    if (isEnded) await Promise.all(behind.map(end))
    const find = behind.length > 0 && !isEnded ? await findMembership(behind, to) : null
    for (const shape of group) {
      if (shape.isDead()) continue
      const news = find ? changes.filter(({ seq }) => seq > shape.cursor()) : []
      const messages = tell(shape, news, find)
      if (messages) shape.append(messages, Math.max(to, shape.cursor()))
      else await end(shape)
    }
  }

  async function readOn(): Promise<void> {
    for (;;) {
      const following = shapes()
      if (following.length === 0) return
      const from = lowestCursor(following)
      const byTable = Map.groupBy(following, ({ definition }) => definition.table.oid)
      const { changes, pruned, isLast } = await readPage(pool, from, [...byTable.keys()])
      const to = changes.at(-1)?.seq
      if (to === undefined) return
      await Promise.all(following.filter(({ cursor }) => cursor() < pruned).map(end))
      for (const [oid, group] of byTable) {
        const living = group.filter(shape => !shape.isDead())
        if (living.length === 0) continue
        await publish(
          living,
          changes.filter(({ relation }) => relation === oid),
          to,
        )
      }
      if (isLast) return
    }
  }

  function catchUp(): Promise<void> {
    if (!reading) {
      reading = readOn().finally(() => {
        reading = undefined
      })
      return reading
    }
    // A read in progress may have begun before the call: read once more, for all calls made meanwhile.
    again ??= reading
      .catch(() => undefined)
      .then(() => {
        again = undefined
        return catchUp()
      })
    return again
  }
  return { catchUp }
}
