import type pg from 'pg'
import { rowMessage, type Texts } from './change/change-messages.ts'
import { quoteName } from './filter/identifiers.ts'
import type { ShapeDefinition } from './shape-definition.ts'

/** What a snapshot sees: xmin, xmax and the transactions in progress between them. */
export interface Seen {
  xmin: string
  xmax: string
  xip_list: string[]
}

export interface Boundary {
  /** The last position of the change log that the snapshot includes. */
  seq: number
  seen: Seen
}

const TEXT_FORM = `set local bytea_output = 'hex'; set local datestyle = 'ISO, DMY'; set local timezone = 'UTC';
  set local intervalstyle = 'iso_8601'; set local extra_float_digits = 1`
const ROWS_AT_ONCE = 1_000

/**
 * Runs in one transaction with a single snapshot, with values in the protocol's text format, and returns the
 * snapshot's position in the change log.
 */
export async function atOneMoment<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient, boundary: Boundary) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`begin isolation level repeatable read; ${TEXT_FORM}`)
    const { rows } = await client.query<{ seq: string; seen: string }>(
      `select greatest((select max(seq) from sync.change), (select seq from sync.pruned)) as seq,
        pg_current_snapshot()::text as seen`,
    )
    const [xmin = '', xmax = '', xip = ''] = rows[0]?.seen.split(':') ?? []
    const seen = { xmin, xmax, xip_list: xip === '' ? [] : xip.split(',') }
    const result = await run(client, { seq: Number(rows[0]?.seq ?? 0), seen })
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}

/** Selects the rows of a shape as texts; `and`, `order` and `limits` are SQL of our own. */
export function selectRows(
  { table, columns, filter }: Pick<ShapeDefinition, 'table' | 'columns' | 'filter'>,
  order = '',
  limits = '',
): string {
  const where = filter === null ? '' : `where ${filter}`
  const from = `${quoteName(table.schema)}.${quoteName(table.name)}`
  return `select public.hstore_to_json(public.hstore(r))::text as row from (
    select ${columns.map(quoteName).join(', ')} from ${from} ${where} ${order} ${limits}) r`
}

/** Reads a shape's rows a thousand at a time and passes them on, closing a part when it is large enough. */
export async function readSnapshot(
  client: pg.PoolClient,
  definition: ShapeDefinition,
  { seen }: Boundary,
  partBytes: number,
  onPart: (body: string) => Promise<void>,
): Promise<void> {
  let texts: string[] = []
  let bytes = 0
  if (definition.log === 'full') {
    await client.query(`declare sync_rows no scroll cursor for ${selectRows(definition)}`)
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from sync_rows`)
      for (const { row } of rows) {
        if (bytes >= partBytes) {
          await onPart(`[${texts.join(',')}]`)
          texts = []
          bytes = 0
        }
        const text = JSON.stringify(rowMessage(definition, JSON.parse(row) as Texts))
        texts.push(text)
        bytes += text.length
      }
      if (rows.length < ROWS_AT_ONCE) break
    }
  }
  texts.push(JSON.stringify({ headers: { control: 'snapshot-end', ...seen } }))
  await onPart(`[${texts.join(',')}]`)
}
