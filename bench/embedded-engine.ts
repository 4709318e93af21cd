import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { connect } from '#database/connect.ts'

/**
 * Queries a second, and how long they block the process's event loop, for two ways to reach the embedded engine: in
 * this thread (the baseline) and in a worker behind a socket (what the site does).
 */
const ROWS = 20_000
const CALLERS = 8
const SECONDS = 4
const SETUP = `create table item as select n as id, md5(n::text) as word from generate_series(1, ${ROWS}) n; create index on item (id)`
const QUERY = 'select word from item where id = $1'
const LONG_QUERY = 'select count(*) from generate_series(1, 6000000)'

type Ask = (sql: string, values?: unknown[]) => Promise<unknown>

async function callers(ask: Ask): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let answered = 0
  async function caller(): Promise<void> {
    while (performance.now() < end) {
      await ask(QUERY, [1 + Math.floor(Math.random() * ROWS)])
      answered++
      // A server does other work between two queries.
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return answered / SECONDS
}

async function measure(name: string, ask: Ask): Promise<void> {
  await ask(SETUP)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const rate = await callers(ask)
  const underLoad = delay.percentile(99) / 1e6
  delay.reset()
  await sleep(50)
  await ask(LONG_QUERY)
  await sleep(50)
  const underLongQuery = delay.max / 1e6
  delay.disable()
  const figures = [
    `${Math.round(rate)} queries/s`,
    `loop delay p99 ${underLoad.toFixed(1)} ms`,
    `longest standstill under one slow query ${underLongQuery.toFixed(0)} ms`,
  ]
  process.stdout.write(`${name.padEnd(22)} ${figures.join(', ')}\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
const inThread = await PGlite.create(join(folder, 'in-thread'))
await measure('in this thread', (sql, values) => (values ? inThread.query(sql, values) : inThread.exec(sql)))
await inThread.close()
const connection = await connect({ dataDir: folder })
await measure('worker behind a socket', (sql, values) => connection.pool.query(sql, values))
await connection.close()
rmSync(folder, { recursive: true, force: true })
