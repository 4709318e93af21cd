import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { type Connection, connect, isUnreachable } from './connect.ts'
import { startEmbeddedEngine } from './embedded-engine.ts'

const { url, templates } = inject('testEngine')
const connection = await openTestDatabase({ migrated: false })

/** A new data folder, with the name that `connect` uses. */
function dataFolder(): string {
  const folder = temporaryFolder()
  cpSync(templates.empty, folder, { recursive: true })
  return folder
}

/** Runs ever longer queries until one takes about a second; returns how many event loop turns it allowed. */
async function turnsInSlowQuery({ pool }: Connection): Promise<number> {
  for (let rows = 1_000_000; ; rows *= 2) {
    let turns = 0
    const turning = setInterval(() => turns++, 5)
    const begun = performance.now()
    await pool.query('select sum(sqrt(n)) from generate_series(1, $1::int) n', [rows])
    clearInterval(turning)
    if (performance.now() - begun > 800) return turns
  }
}

describe.skipIf(url)('the embedded engine', () => {
  it('keeps its data over a restart', async () => {
    const dataDir = dataFolder()
    const first = await connect({ dataDir })
    await first.pool.query('create table kept as select generate_series(1, 500) as n')
    await first.close()

    const second = await connect({ dataDir })
    onTestFinished(() => second.close())
    const { rows } = await second.pool.query('select count(*)::int, sum(n)::int from kept')
    expect(rows).toEqual([{ count: 500, sum: 125_250 }])
  })

  it('does not block the event loop while a query runs', async () => {
    // A query in the event loop would leave only a turn or two, however busy the machine is.
    expect(await turnsInSlowQuery(connection)).toBeGreaterThan(10)
  })

  it('continues after a statement that fails', async () => {
    await expect(connection.pool.query('select 1 / 0')).rejects.toThrow('division by zero')
    expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('keeps the statements of two clients apart', async () => {
    const { host, port } = connection.pool.options as { host: string; port: number }
    const beside = new pg.Pool({ host, port, user: 'postgres', database: 'postgres', max: 1 })
    onTestFinished(() => beside.end())
    const asked = Array.from({ length: 200 }, (_, n) => n)
    const ask = (client: pg.Pool) =>
      Promise.all(asked.map(async n => (await client.query('select $1::int as n', [n])).rows[0].n))
    const plain = Promise.all(asked.map(n => beside.query(`select ${n}`)))
    expect(await Promise.all([ask(connection.pool), ask(beside), plain])).toMatchObject([asked, asked, {}])
  })

  it('that dies by itself is reopened with everything it committed, and reports that in a sentence', async () => {
    const workers: Worker[] = []
    const onWorker = (message: unknown) => void workers.push((message as { worker: Worker }).worker)
    subscribe('worker_threads', onWorker)
    onTestFinished(() => void unsubscribe('worker_threads', onWorker))
    const told: string[] = []
    const dying = await connect({ dataDir: dataFolder(), onEngineFault: words => told.push(words) })
    onTestFinished(() => dying.close())
    await dying.pool.query('create table kept as select 7 as n')
    await workers.at(-1)?.terminate()
    const ask = () => dying.pool.query('select n from kept').then(({ rows }) => rows, isUnreachable)
    await expect.poll(ask, { timeout: 30_000 }).toEqual([{ n: 7 }])
    expect(told).toEqual([
      expect.stringMatching(/^The embedded database has stopped by itself.*safe in .*requests\.journal/),
    ])
  })

  it('removes its socket when it stops', async () => {
    const engine = await startEmbeddedEngine(join(dataFolder(), 'database'))
    expect(existsSync(join(engine.host, `.s.PGSQL.${engine.port}`))).toBe(true)
    await engine.stop()
    expect(existsSync(engine.host)).toBe(false)
  })
})
