import { onTestFinished } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import type { Connection } from '#database/connect.ts'
import type { ElectricService } from '#server/sync/door/pass-through.ts'
import { openSync } from '#server/sync/sync.ts'
import { type SyncSettings, syncSettings } from '#server/sync/sync-settings.ts'
import { testContext } from './test-context.ts'
import { openTestSite } from './test-site.ts'

export const SHAPE = '/api/public/electric/v1/shape'

export interface TestSyncOptions {
  openSchemas?: string[]
  settings?: Partial<SyncSettings>
  electric?: ElectricService
  /** The caller. */
  actor?: Actor
}

type Query = Record<string, string | number>

/** An answer with its parsed body. */
export interface Answer {
  status: number
  headers: Headers
  /** Its messages, or another JSON body. */
  body: never
  handle: string
  offset: string
}

/** A site that serves live rows until the test is over, and a way to call it through a socket. */
export async function openTestSync(connection: Connection, options: TestSyncOptions = {}) {
  const { openSchemas = [], settings, electric, actor = { kind: 'visitor' } } = options
  const logged: unknown[] = []
  const keep = (entry: unknown) => logged.push(entry)
  const log = { error: keep, warn: keep }
  const sync = openSync({
    connection,
    log: log as never,
    settings: syncSettings(openSchemas, settings),
    electric,
  })
  const ctx = await testContext(connection)
  const site = await openTestSite(connection, { sync, context: locale => ({ ...ctx, actor, locale }) })
  const origin = await site.open()
  await sync.start()
  onTestFinished(sync.stop)

  const fetchAt = (path: string, init?: RequestInit) => fetch(origin + path, init)

  async function ask(query: Query, init?: RequestInit): Promise<Answer> {
    const parameters = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    )
    const response = await fetchAt(`${SHAPE}?${parameters}`, init)
    const { status, headers } = response
    const text = await response.text()
    const isJson = headers.get('content-type')?.startsWith('application/json') && text !== ''
    return {
      status,
      headers,
      body: (isJson ? JSON.parse(text) : text) as never,
      handle: headers.get('electric-handle') ?? '',
      offset: headers.get('electric-offset') ?? '',
    }
  }

  /** Reads a shape from its beginning to its end; returns the position to follow it from. */
  async function readAll(query: Query) {
    const messages: { key?: string; value?: unknown; headers: Record<string, unknown> }[] = []
    let answer = await ask({ ...query, offset: -1 })
    for (;;) {
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
      messages.push(...(answer.body as typeof messages))
      const { handle, offset } = answer
      if (answer.headers.has('electric-up-to-date')) return { messages, handle, offset }
      answer = await ask({ ...query, offset, handle })
    }
  }
  return { ask, readAll, fetchAt, sync, origin, logged }
}

let tables = 0

/** Separate tables, so that no test sees another's changes, and a site that offers any of them. */
export function openTestShapes(connection: Connection) {
  async function makeTable(
    columns = 'id int primary key, name text, price numeric(8,2)',
    rows = '',
  ): Promise<string> {
    const table = `thing_${++tables}`
    await connection.pool.query(`create table ${table} (${columns})`)
    if (rows) await connection.pool.query(`insert into ${table} values ${rows}`)
    return table
  }
  const open = (settings: Partial<SyncSettings> = {}) =>
    openTestSync(connection, { openSchemas: ['public'], settings })
  return { makeTable, open }
}

/** A shape's messages in a form for comparison. */
export type Messages = {
  key: string
  value: Record<string, string | null>
  old_value?: unknown
  headers: Record<string, unknown>
}[]
