import type pg from 'pg'
import type { Actor } from '#app/request-context.ts'
import { invalidParameters, ShapeRefusal } from './door/shape-refusal.ts'
import { parseColumnList, parseTableName, quoteName } from './filter/identifiers.ts'
import type { ShapeParameters } from './filter/shape-parameters.ts'
import { readTable, type TableFacts } from './filter/table-facts.ts'
import { offeredTable, PRIVATE_TABLES } from './offered-tables.ts'
import type { Offer } from './shape-definition.ts'

const FACTS_MS = 5_000

/**
 * Finds what a caller may follow of the table they name; a caller that waits for changes may get a recently cached
 * result. @throws ShapeRefusal
 */
export type FindOffer = (asked: AskedShape, actor: Actor, isWaiting?: boolean) => Promise<Offer>

type AskedShape = Pick<ShapeParameters, 'table' | 'columns'>

function readName(table: string | undefined): { schema: string; name: string } {
  if (!table) throw invalidParameters({ table: ["can't be blank"] })
  const parsed = parseTableName(table)
  if (!parsed) throw invalidParameters({ table: ['Invalid table name'] })
  return parsed
}

/** Makes the function that finds a followed table by its name, with what a caller may follow of it. */
export function makeOffers(pool: pg.Pool): FindOffer {
  const known = new Map<string, { table: TableFacts; until: number }>()

  async function factsOf(name: string): Promise<TableFacts> {
    const kept = known.get(name)
    if (kept && kept.until > performance.now()) return kept.table
    const table = await readTable(pool, { schema: 'public', name })
    if (!table) throw new Error(`the offered table ${name} is not there`)
    known.set(name, { table, until: performance.now() + FACTS_MS })
    return table
  }

  return async ({ table: asked, columns: list }, actor) => {
    const { schema, name } = readName(asked)
    const askedColumns = list === undefined ? null : parseColumnList(list)
    const offered = schema === 'public' ? offeredTable(name, actor, askedColumns) : null
    if (!offered) {
      const isForOthers = actor.kind === 'visitor' && PRIVATE_TABLES.includes(name)
      if (isForOthers) throw new ShapeRefusal(401, { message: 'Please sign in first' })
      throw new ShapeRefusal(403, { message: 'This table is not offered' })
    }
    const table = await factsOf(name)
    const columns = table.columns
      .map(column => column.name)
      .filter(column => offered.columns.includes(column))
    return { ...offered, table, columns }
  }
}

/** Offers any table of the open schemas to everybody; it is followed from the first request on. */
export function makeOpenOffers(pool: pg.Pool, schemas: readonly string[]): FindOffer {
  const known = new Map<string, { offer: Offer; until: number }>()
  const followed = new Set<number>()

  return async ({ table: asked }, _actor, isWaiting = false) => {
    const kept = isWaiting ? known.get(asked ?? '') : undefined
    if (kept && kept.until > performance.now()) return kept.offer
    const parsed = readName(asked)
    const table = schemas.includes(parsed.schema) ? await readTable(pool, parsed) : null
    const name = `${quoteName(parsed.schema)}.${quoteName(parsed.name)}`
    if (!table) {
      const hint = 'If the table name contains capitals or special characters you must quote it.'
      throw invalidParameters({ table: [`Table ${name} does not exist. ${hint}`] })
    }
    if (!followed.has(table.oid)) await pool.query('select sync.follow($1::regclass)', [name])
    followed.add(table.oid)
    const columns = table.columns.map(column => column.name)
    const offer = { table, columns, filter: null, isPrivate: false }
    known.set(asked ?? '', { offer, until: performance.now() + FACTS_MS })
    return offer
  }
}
