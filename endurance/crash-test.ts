import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { freePort } from '#tools/postgres-cluster.ts'
import { type SiteProcess, type SiteProcessOptions, spawnSite, startSite } from '#tools/site-process.ts'
import { embeddedTemplates } from '#tools/testing/embedded-templates.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'
import { noRequests, type Requests, sendRequest, verifyRequests } from './crash-requests.ts'
import {
  beginStories,
  neverCutOff,
  type Step,
  type Stories,
  tellPart,
  tellStory,
  verifyStories,
} from './crash-stories.ts'

/**
 * node endurance/crash-test.ts [rounds]: kills the process with SIGKILL in the middle of requests and of actions of the
 * office, travellers and the bank, and every third time while it starts after such a kill, again and again, on each
 * engine; then everything acknowledged must be in the database once and completely.
 */
const rounds = Number(process.argv[2] ?? (EVERYWHERE ? 200 : 10))
const SENDERS = 3
const TELLERS = 5
const MOST_BEFORE_KILL = 20
/** A step that no kill has interrupted so far is interrupted within this many milliseconds of its beginning. */
const MOST_INTO_STEP_MS = 50
/** Where a step was answered in time again and again, more rounds follow until it is interrupted. */
const ENOUGH_ROUNDS = 10
const MOST_ROUNDS = 54

interface Trial {
  site: SiteProcessOptions
  requests: Requests
  stories: Stories
}

/** Repeats an action until the site dies; calls `onAnswer` at every acknowledgement. */
async function repeat(
  { child }: SiteProcess,
  doOnce: () => Promise<boolean>,
  onAnswer: () => void,
): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await doOnce()) onAnswer()
    else await sleep(5)
  }
}

/** Kills a process in the middle of its work. Returns how many milliseconds its start took. */
async function killedRound({ site: options, requests, stories }: Trial): Promise<number> {
  const began = performance.now()
  const site = await startSite(options)
  const startMs = performance.now() - began
  const { child, origin } = site
  const died = new Promise(resolve => child.once('exit', resolve))
  let left = 1 + Math.floor(Math.random() * MOST_BEFORE_KILL)
  function onAnswer(): void {
    // The other calls are in progress.
    if (--left === 0) child.kill('SIGKILL')
  }
  function onBegin(step: Step): void {
    if (!stories.cutOff.has(step)) setTimeout(() => child.kill('SIGKILL'), Math.random() * MOST_INTO_STEP_MS)
  }
  const senders = Array.from({ length: SENDERS }, () =>
    repeat(site, () => sendRequest(origin, requests), onAnswer),
  )
  const tellers = Array.from({ length: TELLERS }, (_, place) =>
    repeat(site, () => tellStory(origin, stories, place, onBegin), onAnswer),
  )
  await Promise.all([died, ...senders, ...tellers])
  return startMs
}

/** Kills a process that starts, at any moment: recovering the database, migrating, storing what the journal has. */
async function killedStart({ site: options }: Trial, startMs: number): Promise<void> {
  const { child } = await spawnSite(options)
  const died = new Promise(resolve => child.once('exit', resolve))
  await sleep(Math.random() * startMs)
  child.kill('SIGKILL')
  await died
}

async function verify({ requests, stories }: Trial, connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const faults = [...(await verifyRequests(client, requests)), ...(await verifyStories(client, stories))]
  await client.end()
  return faults
}

/**
 * A first start with a graceful stop: people are seeded and logged in, the compile cache is filled, and the stories stand at
 * different steps, so that the first kills fall into late ones as well.
 */
async function begin(site: SiteProcessOptions, folder: string): Promise<Trial> {
  const { origin, stop } = await startSite(site)
  const stories = await beginStories(origin, folder)
  for (let place = 0; place < TELLERS; place++) await tellPart(origin, stories, place, place / TELLERS)
  await stop()
  return { site, requests: noRequests(), stories }
}

async function trial(engine: string, url: string | undefined): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-crash-'))
  // Seeding an empty folder is tested elsewhere.
  if (!url) cpSync((await embeddedTemplates()).content, folder, { recursive: true })
  const settings = { SEED_PEOPLE: 'on', NODE_COMPILE_CACHE: join(folder, 'compiled') }
  // A process that lives two seconds ends before optimizing the engine pays off, which takes half of its time.
  const nodeOptions = ['--liftoff-only']
  const begun = await begin(
    { nodeOptions, folder, port: await freePort(), databaseUrl: url, settings },
    folder,
  )
  let startMs = 0
  let kills = 0
  for (; kills < rounds || (kills < MOST_ROUNDS && missedSteps(begun).length > 0); kills++) {
    if (kills % 3 === 2) await killedStart(begun, startMs)
    else startMs = await killedRound(begun)
  }
  const last = await startSite(begun.site)
  const connection = url
    ? { connectionString: url }
    : { host: readFileSync(join(folder, 'database-host'), 'utf8'), user: 'postgres', database: 'postgres' }
  let faults = await verify(begun, connection)
  // Requests that only the journal acknowledged are stored by the first job after the start.
  for (let tries = 0; tries < 100 && faults.length > 0; tries++) {
    await sleep(100)
    faults = await verify(begun, connection)
  }
  await last.stop()
  rmSync(folder, { recursive: true, force: true })
  return report(`${engine}: ${kills} × kill -9`, begun, faults)
}

/** Steps that no kill interrupted, though there were enough of them. */
function missedSteps({ stories }: Trial): Step[] {
  return rounds < ENOUGH_ROUNDS ? [] : neverCutOff(stories)
}

function report(title: string, trial: Trial, faults: string[]): boolean {
  const { requests, stories } = trial
  const all = [...faults, ...missedSteps(trial).map(step => `no kill fell into ${step}`)]
  for (const fault of all.slice(0, 10)) process.stdout.write(`${title}: ${fault}\n`)
  const acknowledged = stories.all.reduce((sum, { done }) => sum + done, 0)
  const cutOff = [...stories.cutOff].map(([step, times]) => `${step} ${times}`).join(', ')
  process.stdout.write(
    `${title}, ${requests.acknowledged.size} requests and ${acknowledged} steps of ${stories.all.length} plans acknowledged, cut off: ${cutOff}; ${all.length} faults\n`,
  )
  return all.length === 0 && requests.acknowledged.size > 0
}

const cluster = await filledCluster()
const sound = await Promise.all([trial('embedded', undefined), trial('postgres', seededUrl(cluster))])
await cluster.stop()
process.exitCode = sound.every(Boolean) ? 0 : 1
