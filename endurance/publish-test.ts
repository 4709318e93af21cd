import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ConnectOptions, connect } from '#database/connect.ts'
import { openPublisher } from '#database/documents/publisher.ts'
import { embeddedTemplates } from '#tools/testing/embedded-templates.ts'
import { filledCluster, templateNames } from '#tools/testing/postgres-templates.ts'
import { urlOf } from '#tools/testing/server-databases.ts'
import { world } from '#tools/testing/world.ts'

/**
 * node endurance/publish-test.ts [rounds]: kills a process with SIGKILL while it publishes documents of the small world, again
 * and again, on each engine; then the last version is on the rows whole, and it is none before the last acknowledged.
 */
const CHILD = 'publish'
const MOST_INTO_MS = 400
const KEY = 'marmol.casa-cantera'

/** The last published version of the document, what its row says, and what the catalogue's row says. */
const STATE = `
  select coalesce((select max(number) from document_version v where (v.kind, v.key) = (d.kind, d.key) and v.state = 'published'), 0)
      as version,
    d.number, d.content -> 'line' ->> 'en' as written,
    (select line ->> 'en' from catalogue_item where country_tag || '.' || key = d.key) as shown,
    d.content
  from document d where kind = 'hotel' and key = '${KEY}'`

interface State {
  version: number
  number: number
  written: string
  shown: string
  content: object
}

async function readState(options: ConnectOptions): Promise<State> {
  const connection = await connect(options)
  const { rows } = await connection.pool.query<State>(STATE)
  await connection.close()
  if (!rows[0]) throw new Error(`${KEY} is gone`)
  return rows[0]
}

/** The process that is killed: publishes as fast as it can, and tells each number. */
async function publishOn(options: ConnectOptions): Promise<never> {
  const connection = await connect(options)
  const publisher = openPublisher(connection, world.root)
  const { rows } = await connection.pool.query<State>(STATE)
  for (let number = (rows[0]?.version ?? 0) + 1; ; number++) {
    const content = { ...rows[0]?.content, line: { en: `Line ${number}`, es: `Línea ${number}` } }
    const version = { after: number - 1, author: null, note: null }
    const id = { kind: 'hotel', key: KEY, country: 'marmol' } as const
    const done = await publisher.publish({ id, content, base: null, isArchived: false, version })
    if (!done.ok) throw new Error(JSON.stringify(done))
    process.stdout.write(`${done.versions[0]?.number}\n`)
  }
}

/** Kills one after its first acknowledgement, at any moment. Returns the last number that it acknowledged. */
async function killedRound(options: ConnectOptions): Promise<number> {
  const args = [import.meta.filename, CHILD, JSON.stringify(options)]
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('a process without output')
  const lines = createInterface({ input: child.stdout })
  let acknowledged = 0
  lines.on('line', line => {
    acknowledged = Number(line)
  })
  await Promise.race([once(lines, 'line'), once(child, 'exit')])
  await sleep(Math.random() * MOST_INTO_MS)
  const read = once(lines, 'close')
  child.kill('SIGKILL')
  await read
  if (acknowledged === 0) throw new Error('it published nothing')
  return acknowledged
}

async function trial(engine: string, options: ConnectOptions, rounds: number): Promise<boolean> {
  const faults: string[] = []
  let unacknowledged = 0
  let state = await readState(options)
  for (let round = 0; round < rounds; round++) {
    const acknowledged = await killedRound(options)
    state = await readState(options)
    const { version, number, written, shown } = state
    if (version < acknowledged) faults.push(`${acknowledged} was acknowledged, and ${version} is the last`)
    if (version > acknowledged) unacknowledged++
    if (number !== version || written !== `Line ${version}` || shown !== written)
      faults.push(`version ${version}: its row has ${number} and ${written}, the catalogue ${shown}`)
  }
  for (const fault of faults.slice(0, 10)) process.stdout.write(`${engine}: ${fault}\n`)
  process.stdout.write(
    `${engine}: ${rounds} × kill -9, ${state.version} versions published, of which ${unacknowledged} unacknowledged; ${faults.length} faults\n`,
  )
  return faults.length === 0
}

if (process.argv[2] === CHILD) await publishOn(JSON.parse(process.argv[3] ?? ''))
const rounds = Number(process.argv[2] ?? 100)
const folder = mkdtempSync(join(tmpdir(), 'ceiba-publish-'))
cpSync((await embeddedTemplates()).world, folder, { recursive: true })
const cluster = await filledCluster()
const sound = [
  await trial('embedded', { dataDir: folder }, rounds),
  await trial('postgres', { dataDir: '', url: urlOf(cluster.url, templateNames().world) }, rounds),
]
await cluster.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = sound.every(Boolean) ? 0 : 1
