import { type Offset, wireTx } from '#server/sync/offset.ts'
import type { ShapeDefinition } from '#server/sync/shape-definition.ts'

/** Column values in PostgreSQL's text format. */
export type Texts = Record<string, string | null>

/** A row of the change log. */
export interface Change {
  seq: number
  tx: number
  xid: string
  relation: number
  operation: 'insert' | 'update' | 'delete' | 'truncate'
  /** The row before; for an update only the columns that changed. */
  old: Texts | null
  new: Texts | null
}

/** Whether the row satisfied the shape's filter before the change and after it. */
export interface Membership {
  before: boolean
  after: boolean
}

export interface ChangeMessage {
  at: Offset
  message: { key: string; value: Texts; old_value?: Texts; headers: Record<string, unknown> }
}

function doubled(text: string, letters: RegExp): string {
  return text.replace(letters, '$&$&')
}

/** `"schema"."table"/"key value"`; without a primary key all columns are used, and null is `_`. */
export function rowKey({ table, columns }: ShapeDefinition, row: Texts): string {
  const relation = [table.schema, table.name].map(name => `"${doubled(name, /[./]/g)}"`).join('.')
  const names = table.primaryKey.length > 0 ? table.primaryKey : columns.toSorted()
  const values = names.map(name => {
    const text = row[name] ?? null
    return text === null ? '_' : `"${doubled(text, /\//g)}"`
  })
  return [relation, ...values].join('/')
}

function only(row: Texts, columns: readonly string[]): Texts {
  return Object.fromEntries(columns.map(name => [name, row[name] ?? null]))
}

function writeRow(shape: ShapeDefinition, operation: string, row: Texts, columns: readonly string[]) {
  const { schema, name } = shape.table
  return {
    key: rowKey(shape, row),
    value: only(row, columns),
    headers: { operation, relation: [schema, name] } as Record<string, unknown>,
  }
}

/** The message for a row of a snapshot. */
export function rowMessage(shape: ShapeDefinition, row: Texts) {
  return writeRow(shape, 'insert', row, shape.columns)
}

/** The columns that a deletion contains: enough to identify the row. */
function deletion(shape: ShapeDefinition, row: Texts) {
  const { table, columns, replica } = shape
  const isWhole = replica === 'full' || table.primaryKey.length === 0
  return writeRow(shape, 'delete', row, isWhole ? columns : table.primaryKey)
}

function updates(shape: ShapeDefinition, was: Texts, is: Texts, differing: Texts) {
  const { table, columns, replica } = shape
  const changed = columns.filter(name => name in differing)
  if (changed.length === 0) return []
  const [before, after] = [rowKey(shape, was), rowKey(shape, is)]
  if (before !== after) {
    const gone = deletion(shape, was)
    const come = rowMessage(shape, is)
    gone.headers.key_change_to = after
    come.headers.key_change_from = before
    return [gone, come]
  }
  if (replica === 'full') {
    return [{ ...writeRow(shape, 'update', is, columns), old_value: only(was, changed) }]
  }
  const sent = columns.filter(name => table.primaryKey.includes(name) || changed.includes(name))
  return [writeRow(shape, 'update', is, sent)]
}

function messagesOf(shape: ShapeDefinition, change: Change, { before, after }: Membership) {
  const is = change.new ?? {}
  const differing = change.old ?? {}
  const was = change.operation === 'update' ? { ...is, ...differing } : differing
  if (before && after) return updates(shape, was, is, differing)
  if (after) return [rowMessage(shape, is)]
  return before ? [deletion(shape, was)] : []
}

/** The messages of one change for a shape's followers: none, one, or two if the key changed. */
export function changeMessages(
  shape: ShapeDefinition,
  change: Change,
  membership: Membership,
): ChangeMessage[] {
  const tx = wireTx(change.tx)
  return messagesOf(shape, change, membership).map((message, index) => {
    const op = (change.seq - change.tx) * 2 + index
    const numbers = { lsn: String(tx), op_position: op, txids: [Number(change.xid)] }
    return { at: { tx, op }, message: { ...message, headers: { ...message.headers, ...numbers } } }
  })
}
