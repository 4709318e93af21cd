import type { MessagePort } from 'node:worker_threads'
import pg from 'pg'
import { databaseOf, type ReadDatabase } from '../connect.ts'

/** A statement that is run where the draft is planted. Values come back as text: types are read by whoever reads them. */
export interface PreviewStatement {
  id: number
  text: string
  values: unknown[]
  rowMode: 'array' | undefined
}

/** A row's values in the order of the columns, or by their names. */
export type TextRow = (string | null)[] | Record<string, string | null>

export type StatementAnswer =
  | { id: number; rows: TextRow[]; fields: { name: string; dataTypeID: number }[]; rowCount: number | null }
  | { id: number; failure: { message: string; code: string | undefined } }

/** What the thread tells of a preview. */
export type FromPreview = 'planted' | StatementAnswer

type Waiting = Omit<PromiseWithResolvers<pg.QueryResult>, 'promise'> & { types: pg.CustomTypesConfig }

function readRow(row: TextRow, fields: { name: string; dataTypeID: number }[], types: pg.CustomTypesConfig) {
  const read = (value: string | null | undefined, oid: number) =>
    value === null || value === undefined ? null : types.getTypeParser(oid, 'text')(value)
  if (Array.isArray(row)) return fields.map(({ dataTypeID }, place) => read(row[place], dataTypeID))
  return Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, read(row[name], dataTypeID)]))
}

/** The database as a preview sees it, until its thread ends it: then every statement fails. */
export function previewDatabase(port: MessagePort): ReadDatabase {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let isOver = false
  port.on('message', (message: FromPreview) => {
    if (message === 'planted') return
    const reader = waiting.get(message.id)
    waiting.delete(message.id)
    if (!reader) return
    if ('failure' in message) {
      const { message: what, code } = message.failure
      reader.reject(Object.assign(new Error(what), { code }))
      return
    }
    const { fields, rowCount } = message
    const rows = message.rows.map(row => readRow(row, fields, reader.types))
    reader.resolve({ rows, rowCount, command: 'SELECT', oid: 0, fields: [] })
  })
  port.on('close', () => {
    isOver = true
    for (const { reject } of waiting.values()) reject(new Error('the preview is over'))
    waiting.clear()
  })
  return databaseOf(({ text, rowMode, types = pg.types }, values = []) => {
    if (isOver) return Promise.reject(new Error('the preview is over'))
    const { promise, ...reader } = Promise.withResolvers<pg.QueryResult>()
    const id = ++last
    waiting.set(id, { types, ...reader })
    port.postMessage({ id, text, values, rowMode } satisfies PreviewStatement)
    return promise
  })
}
