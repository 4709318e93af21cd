import type pg from 'pg'
import { rowMessage, type Texts } from '#server/sync/change/change-messages.ts'
import { cacheControl, type ShapeHeaders } from '#server/sync/door/shape-answer.ts'
import type { ShapeCall } from '#server/sync/door/shape-call.ts'
import { invalidParameters } from '#server/sync/door/shape-refusal.ts'
import { formatOffset, positionAfter } from '#server/sync/offset.ts'
import { readOf, schemaHeader, scopeOf } from '#server/sync/shape-definition.ts'
import type { ShapeLog } from '#server/sync/shape-log.ts'
import { atOneMoment, selectRows } from '#server/sync/snapshot.ts'
import { readFilter, readOrder, within } from './filter-grammar.ts'
import type { SubsetParameters } from './shape-parameters.ts'

const MARKS = 2 ** 31

async function toQuery(
  { definition }: ShapeLog,
  subset: SubsetParameters,
  { offer }: ShapeCall,
): Promise<string> {
  const scope = scopeOf(offer, subset.params)
  const { where, orderBy, limit, offset } = subset
  const asked = where === undefined ? null : await readOf('subset__where', () => readFilter(where, scope))
  const order =
    orderBy === undefined
      ? ''
      : `order by ${await readOf('subset__order_by', () => readOrder(orderBy, scope))}`
  const limits = [limit === undefined ? '' : `limit ${limit}`, offset === undefined ? '' : `offset ${offset}`]
  return selectRows({ ...definition, filter: within(definition.filter, asked) }, order, limits.join(' '))
}

/**
 * Reads a subset of a shape as it is now, with the positions a client needs to merge it with the changes it follows.
 */
export async function readSubset(pool: pg.Pool, shape: ShapeLog, call: ShapeCall): Promise<Response> {
  const { parameters, offer, common } = call
  const { subset } = parameters
  if (!subset) throw new Error('a subset was to be read that nobody asked for')
  const query = await toQuery(shape, subset, call)
  const snapshot_mark = Math.floor(Math.random() * MARKS)
  const answer = await atOneMoment(pool, async (client, { seq, seen }) => {
    const { rows } = await client.query<{ row: string }>(query)
    const data = rows.map(({ row }) => {
      const message = rowMessage(shape.definition, JSON.parse(row) as Texts)
      return { ...message, headers: { ...message.headers, snapshot_mark } }
    })
    return { metadata: { ...seen, database_lsn: String(positionAfter(seq)), snapshot_mark }, data }
  }).catch(error => {
    if (!/^(22|42)/.test(error.code ?? '')) throw error
    throw invalidParameters({ subset__where: [error.message] })
  })
  const headers: ShapeHeaders = {
    ...common,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl(parameters, offer, false),
    'electric-handle': shape.handle,
    'electric-offset': formatOffset(shape.end()),
    'electric-schema': schemaHeader(shape.definition),
    'electric-snapshot': 'true',
  }
  return new Response(JSON.stringify(answer), { headers })
}
