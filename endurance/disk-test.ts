import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { canHaveDisk, onDisk, type SiteProcess, startSite } from '#tools/site-process.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'
import { noRequests, type Requests, sendRequest, verifyRequests } from './crash-requests.ts'

/**
 * node endurance/disk-test.ts: the built site on a disk that fills up, on each engine, and one that starts on a full disk.
 * Requests are refused and pages answered, /readyz and the log say why, and once there is room again everything acknowledged
 * is in the database.
 */
const DISK_MB = 256
const BLOCKS = [1 << 20, 1 << 12].map(size => Buffer.alloc(size, 1))
/** The files may have room for a few more requests after the disk is full. */
const MOST_ACCEPTED = 1_000
const REFUSALS = 20
const PATHS = ['/', '/costa-rica', '/trips?q=volcano', '/api/public/country']
const REFUSED = 'requests are refused: they cannot be written to the disk'

interface Trial {
  site: SiteProcess
  requests: Requests
  log: string[]
  faults: string[]
}

function expect({ faults }: Trial, isTrue: boolean, otherwise: string): void {
  if (!isTrue) faults.push(otherwise)
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Fills the disk with another file, and returns its path. */
function fillDisk(site: SiteProcess): string {
  const path = onDisk(site, 'another-file')
  const file = openSync(path, 'w')
  for (const block of BLOCKS) writeUntilFull(file, block)
  closeSync(file)
  return path
}

/** Calls this up to three hundred times, a tenth of a second apart, until it is done. */
async function until(isDone: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isDone()) return true
    await sleep(100)
  }
  return false
}

async function whileFull(trial: Trial): Promise<void> {
  const { site, requests, log } = trial
  const most = requests.sent + MOST_ACCEPTED
  while (requests.faults.length < REFUSALS && requests.sent < most) await sendRequest(site.origin, requests)
  expect(trial, requests.faults.length > 0, 'no request was refused')
  const others = requests.faults.filter(fault => !fault.startsWith('503 '))
  expect(trial, others.length === 0, `a request was answered ${others[0]}`)
  const ready = await fetch(`${site.origin}/readyz`)
  const words = await ready.text()
  expect(trial, ready.status === 503 && words.includes('ENOSPC'), `/readyz was ${ready.status}: ${words}`)
  expect(
    trial,
    log.some(line => line.includes(REFUSED)),
    'the log does not say it',
  )
  for (const path of PATHS) {
    const { status } = await fetch(site.origin + path)
    expect(trial, status === 200, `${path} was ${status}`)
  }
}

async function withRoomAgain(trial: Trial, url: string | undefined): Promise<void> {
  const { site, requests } = trial
  const isReady = async () => (await fetch(`${site.origin}/readyz`)).ok
  expect(trial, await until(isReady), '/readyz did not recover')
  while (requests.unanswered.length > 0 && trial.faults.length === 0) {
    const isAccepted = await sendRequest(site.origin, requests)
    expect(trial, isAccepted, `refused with room: ${requests.faults.at(-1)}`)
  }
  const host = url ? '' : readFileSync(onDisk(site, 'database-host'), 'utf8')
  const client = new pg.Client(url ? { connectionString: url } : { host, user: 'postgres' })
  await client.connect()
  await until(async () => (await verifyRequests(client, requests)).length === 0)
  trial.faults.push(...(await verifyRequests(client, requests)))
  await client.end()
}

async function isSound(engine: string, url: string | undefined): Promise<boolean> {
  const log: string[] = []
  const onLog = (line: string) => log.push(line)
  const site = await startSite({ databaseUrl: url, seeded: !url, diskMb: DISK_MB, onLog })
  const trial: Trial = { site, requests: noRequests(), log, faults: [] }
  const { requests, faults } = trial
  expect(trial, await sendRequest(site.origin, requests), `refused with room: ${requests.faults[0]}`)
  const filling = fillDisk(site)
  await whileFull(trial)
  const refused = requests.faults.length
  rmSync(filling)
  await withRoomAgain(trial, url)
  await site.stop()
  for (const fault of faults.slice(0, 10)) process.stdout.write(`${engine}: ${fault}\n`)
  process.stdout.write(
    `${engine}: ${refused} requests refused on a full disk, ${requests.acknowledged.size} stored in all; ${faults.length} faults\n`,
  )
  return faults.length === 0
}

/** What a first start would write into the data folder. */
const WRITTEN_BEFORE = {
  ...{ APP_SECRET: 'a'.repeat(32), AUTH_SECRET: 'b'.repeat(32), PASSPORT_KEY: 'ab'.repeat(32) },
  SEED_PEOPLE: 'off',
}

async function startsFull(url: string): Promise<boolean> {
  const log: string[] = []
  const disk = { diskMb: DISK_MB, filler: 'filler', databaseUrl: url }
  const onLog = (line: string) => log.push(line)
  const site = await startSite({ ...disk, settings: WRITTEN_BEFORE, onLog })
  const trial: Trial = { site, requests: noRequests(), log, faults: [] }
  await whileFull(trial)
  rmSync(onDisk(site, disk.filler))
  await withRoomAgain(trial, url)
  await site.stop()
  for (const fault of trial.faults.slice(0, 10)) process.stdout.write(`started full: ${fault}\n`)
  process.stdout.write(`started on a full disk; ${trial.faults.length} faults\n`)
  return trial.faults.length === 0
}

if (canHaveDisk()) {
  const cluster = await filledCluster()
  const sound = [
    await isSound('embedded', undefined),
    await isSound('postgres', seededUrl(cluster)),
    await startsFull(seededUrl(cluster)),
  ]
  await cluster.stop()
  process.exitCode = sound.every(Boolean) ? 0 : 1
} else process.stdout.write('skipped: no disk can be mounted for a test here\n')
