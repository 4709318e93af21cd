import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { and, eq } from 'drizzle-orm'
import { type ConnectOptions, connect } from '#database/connect.ts'
import { openPublisher } from '#database/documents/publisher.ts'
import { document } from '#database/schema/document.ts'
import { embeddedTemplates } from '#tools/testing/embedded-templates.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'

/**
 * Publishes of a trip with all of content/: how long the first takes, which starts the thread, and those after it; how long
 * the process itself cannot answer meanwhile, and how long a read of another client waits at most.
 */
const PUBLISHES = 20

async function measure(engine: string, options: ConnectOptions): Promise<void> {
  const connection = await connect(options)
  const publisher = openPublisher(connection, join(process.cwd(), 'content'))
  const isTrip = and(eq(document.kind, 'trip'), eq(document.country, 'costa-rica'))
  const [trip] = await connection.db.select().from(document).where(isTrip).limit(1)
  if (!trip) throw new Error('no trip is seeded')
  const id = { kind: 'trip', key: trip.key, country: 'costa-rica' } as const
  const before = { kind: 'trip', key: trip.key, number: 0, content: trip.content, state: 'released', base: 0 }
  await connection.pool.query(
    'insert into document_version (kind, key, number, content, state, base) values ($1, $2, $3, $4, $5, $6)',
    [before.kind, before.key, before.number, JSON.stringify(before.content), before.state, before.base],
  )
  const times: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let longestRead = 0
  let isReading = true
  async function readOn(): Promise<void> {
    while (isReading) {
      const began = performance.now()
      await connection.pool.query('select 1')
      longestRead = Math.max(longestRead, performance.now() - began)
    }
  }
  const reading = readOn()
  for (let number = 0; number < PUBLISHES; number++) {
    const content = { ...(trip.content as object), line: { en: `Line ${number}`, es: `Línea ${number}` } }
    const began = performance.now()
    const version = { after: number, author: null, note: null }
    const done = await publisher.publish({ id, content, base: 0, isArchived: false, version })
    if (!done.ok) throw new Error(JSON.stringify(done))
    times.push(performance.now() - began)
    if (number === 0) {
      longestRead = 0
      delay.enable()
    }
  }
  isReading = false
  await reading
  const [first = 0, ...others] = times
  const middle = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0
  process.stdout.write(
    `${engine}: first ${(first / 1_000).toFixed(1)} s, then ${middle.toFixed(0)} ms (longest ${Math.max(...others).toFixed(0)}); ` +
      `the process held up ${(delay.max / 1e6).toFixed(0)} ms at most (p99 ${(delay.percentile(99) / 1e6).toFixed(0)}), a read ${longestRead.toFixed(0)} ms\n`,
  )
  await publisher.close()
  await connection.close()
}

const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
cpSync((await embeddedTemplates()).content, folder, { recursive: true })
await measure('embedded', { dataDir: folder })
rmSync(folder, { recursive: true })
const cluster = await filledCluster()
await measure('PostgreSQL', { dataDir: '', url: seededUrl(cluster) })
await cluster.stop()
