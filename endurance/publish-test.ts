import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { addPhoto, photoKeyOf } from '#app/picture/photo/add-photo.server.ts'
import { type Connection, type ConnectOptions, connect } from '#database/connect.ts'
import { openPublisher } from '#database/documents/publisher.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { openPhotoFiles } from '#database/files/photo-files.ts'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { embeddedTemplates } from '#tools/testing/embedded-templates.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { filledCluster, templateNames } from '#tools/testing/postgres-templates.ts'
import { urlOf } from '#tools/testing/server-databases.ts'
import { world } from '#tools/testing/world.ts'

/**
 * node endurance/publish-test.ts [rounds]: kills a process with SIGKILL while it publishes documents of the small world and
 * takes in photographs, again and again, on each engine; then the last version is on the rows whole, and it is none before
 * the last acknowledged; each photograph that was acknowledged is there, and each that is there has its row and files whole.
 */
const CHILD = 'publish'
const MOST_INTO_MS = 400
const KEY = 'marmol.casa-cantera'
/** The photographs of this test are told from the world's by whom they were added. */
const UPLOADER = 4_242
const ALT = { en: 'A hill', es: 'Una colina' }

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

interface Trial {
  options: ConnectOptions
  /** The folder of the photographs. */
  photos: string
}

/** Takes in one photograph after the other, no two alike, and tells each key. */
async function uploadOn({ db }: Connection, folder: string): Promise<never> {
  const photos = openPhotoFiles(await openFolderStore(folder))
  const ctx = { db, photos, actor: { kind: 'admin', userId: UPLOADER } as const, now: () => new Date() }
  for (;;) {
    const color = `#${randomBytes(3).toString('hex')}`
    const file = await takePhoto({ width: 600 + randomInt(600), height: 400 + randomInt(400), color })
    const added = await addPhoto(ctx, { file, fileName: 'hill.jpg', alt: ALT, credit: null })
    if (!added.ok) throw new Error(added.reason)
    process.stdout.write(`photo ${added.photo.key}\n`)
  }
}

/** The process that is killed: publishes as fast as it can, and tells each number, while photographs come in. */
async function publishOn({ options, photos }: Trial): Promise<never> {
  const connection = await connect(options)
  void uploadOn(connection, photos)
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

/** Kills one after its first acknowledgement, at any moment. Returns the last number and the photographs that it acknowledged. */
async function killedRound(trial: Trial): Promise<{ acknowledged: number; keys: string[] }> {
  const args = [import.meta.filename, CHILD, JSON.stringify(trial)]
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('a process without output')
  const lines = createInterface({ input: child.stdout })
  let acknowledged = 0
  const keys: string[] = []
  const begun = Promise.withResolvers<void>()
  lines.on('line', line => {
    const [, key] = /^photo (.*)$/.exec(line) ?? []
    if (key) keys.push(key)
    else acknowledged = Number(line)
    if (acknowledged > 0 && keys.length > 0) begun.resolve()
  })
  await Promise.race([begun.promise, once(child, 'exit')])
  await sleep(Math.random() * MOST_INTO_MS)
  const read = once(lines, 'close')
  child.kill('SIGKILL')
  await read
  if (acknowledged === 0 || keys.length === 0) throw new Error('it published or took in nothing')
  return { acknowledged, keys }
}

interface PhotoRow {
  key: string
  width: number
  height: number
  bytes: number
}

/** What is wrong with a photograph that has a row; null if its files are whole. */
async function photoFault(folder: string, row: PhotoRow): Promise<string | null> {
  const photos = openPhotoFiles(await openFolderStore(folder))
  const [shown, original] = [await photos.read(row.key), await photos.readOriginal(row.key)]
  if (!shown || !original) return `photograph ${row.key} has a row and no file`
  const { width, height } = await sharp(shown).metadata()
  const isWhole = photoKeyOf(original) === row.key && shown.byteLength === row.bytes
  return isWhole && width === row.width && height === row.height ? null : `photograph ${row.key} is not whole`
}

interface PhotoCheck {
  faults: string[]
  stored: number
  /** Files without a row: what an upload left that was cut off. They are never shown. */
  unnamed: number
}

async function checkPhotos({ options, photos }: Trial, acknowledged: readonly string[]): Promise<PhotoCheck> {
  const connection = await connect(options)
  const { rows } = await connection.pool.query<PhotoRow>(
    'select key, width, height, bytes from photo where added_by = $1',
    [UPLOADER],
  )
  await connection.close()
  const stored = new Set(rows.map(({ key }) => key))
  const lost = acknowledged.filter(key => !stored.has(key)).map(key => `photograph ${key} is lost`)
  const broken = await Promise.all(rows.map(row => photoFault(photos, row)))
  const unnamed = readdirSync(photos).filter(name => !stored.has(name.slice(0, 32))).length
  return { faults: [...lost, ...broken.filter(fault => fault !== null)], stored: rows.length, unnamed }
}

async function trial(engine: string, options: ConnectOptions, rounds: number): Promise<boolean> {
  const faults: string[] = []
  const photos = mkdtempSync(join(tmpdir(), 'ceiba-photos-'))
  const uploaded: string[] = []
  let unacknowledged = 0
  let state = await readState(options)
  for (let round = 0; round < rounds; round++) {
    const { acknowledged, keys } = await killedRound({ options, photos })
    uploaded.push(...keys)
    state = await readState(options)
    const { version, number, written, shown } = state
    if (version < acknowledged) faults.push(`${acknowledged} was acknowledged, and ${version} is the last`)
    if (version > acknowledged) unacknowledged++
    if (number !== version || written !== `Line ${version}` || shown !== written)
      faults.push(`version ${version}: its row has ${number} and ${written}, the catalogue ${shown}`)
  }
  const { stored, unnamed, ...check } = await checkPhotos({ options, photos }, uploaded)
  faults.push(...check.faults)
  rmSync(photos, { recursive: true })
  for (const fault of faults.slice(0, 10)) process.stdout.write(`${engine}: ${fault}\n`)
  process.stdout.write(
    `${engine}: ${rounds} × kill -9, ${state.version} versions published, of which ${unacknowledged} unacknowledged, ${stored} photographs stored, of which ${stored - uploaded.length} unacknowledged, ${unnamed} files left without a row; ${faults.length} faults\n`,
  )
  return faults.length === 0
}

if (process.argv[2] === CHILD) await publishOn(JSON.parse(process.argv[3] ?? ''))
const rounds = Number(process.argv[2] ?? (EVERYWHERE ? 100 : 30))
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
