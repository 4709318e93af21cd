import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, connect as openSocket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { type Connection, connect } from '#database/connect.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { migrate } from '#database/migrate.ts'
import { addPerson } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { serveS3 } from '#tools/testing/s3-server.ts'
import { createDatabase, dropDatabase, urlOf } from '#tools/testing/server-databases.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { pack } from './archive.ts'
import { backUp, type DataPlaces } from './back-up.ts'
import { dumpTables } from './dump-tables.ts'
import { loadTables } from './load-tables.ts'
import { listParts, type Manifest } from './manifest.ts'
import { restore } from './restore-data.ts'
import { AS_TEXT, countRows, listTables, readLanded } from './table-facts.ts'

// Engines are created and opened several times: on a busy machine that exceeds the usual time limit.
const limits = { timeout: 180_000 }

const { url, templates } = inject('testEngine')
const database = await openTestDatabase({ seeded: 'world' })

async function inTransaction(run: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  await client.query(`begin; ${AS_TEXT}`)
  await run(client)
  await client.query('commit')
  client.release()
}

/** A separate database on the server, dropped after the test; undefined on the embedded engine. */
async function newDatabase(template: string): Promise<string | undefined> {
  if (!url) return undefined
  const name = `ceiba_test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(url, name, template)
  onTestFinished(() => dropDatabase(url, name))
  return urlOf(url, name)
}

/** An installation with all kinds of data. */
async function newInstallation(): Promise<DataPlaces> {
  const dataDir = temporaryFolder()
  if (!url) cpSync(templates.migrated, dataDir, { recursive: true })
  for (const folder of ['photos', 'attachments', 'mail', 'rasters']) mkdirSync(join(dataDir, folder))
  for (const name of ['photos/a.jpg', 'attachments/b', 'mail/00000001.json', 'requests.journal', 'secret'])
    writeFileSync(join(dataDir, name), `what is in ${name}`)
  writeFileSync(join(dataDir, 'rasters', 'c.webp'), 'drawn again')
  writeFileSync(join(dataDir, 'photos', 'd.half'), 'half-written')
  return { databaseUrl: await newDatabase(templates.migrated), dataDir, bucket: null }
}

function open({ databaseUrl, dataDir }: DataPlaces): Promise<Connection> {
  return connect({ url: databaseUrl, dataDir })
}

/** The number of rows in each table, and a checksum of their content. */
async function sumsOf({ pool }: Connection): Promise<Record<string, unknown>> {
  const client = await pool.connect()
  try {
    const sums: Record<string, unknown> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int, md5(string_agg(t::text, '|' order by t::text)) from "${name}" t`,
      )
      sums[name] = rows[0]
    }
    return sums
  } finally {
    client.release()
  }
}

const SUM = '5'.repeat(64)
const IN_BUCKET = `${'5'.repeat(32)}.jpg`
const ODD = `"quotes", (brackets), \\back\\slashes,\n\tlines and — «otras letras»\u2028in\u2029paragraphs`

/** Expects the same rows and files; the database accepts new rows and needs no migration. */
async function expectSame(to: DataPlaces, from: DataPlaces, expected: unknown): Promise<void> {
  const restored = await open(to)
  try {
    expect(await sumsOf(restored)).toEqual(expected)
    expect(await migrate(restored.pool)).toEqual([])
    await addPerson(restored)
  } finally {
    await restored.close()
  }
  const kept = (path: string) => /^(photos\/a|attachments|mail|requests|secret)/.test(path)
  const partsOf = async ({ dataDir }: DataPlaces) =>
    (await listParts(dataDir)).filter(({ path }) => kept(path))
  expect(await partsOf(to)).toEqual(await partsOf(from))
  expect(await partsOf(to)).toHaveLength(5)
  const leftOut = (await listParts(to.dataDir)).filter(({ path }) => /^(rasters|photos\/d)/.test(path))
  expect(leftOut).toEqual([])
}

it.skipIf(url)(
  'a backup made while the site runs is restored elsewhere, row by row and file by file',
  limits,
  async () => {
    const { place, objects } = await serveS3()
    objects.set(`photos/${IN_BUCKET}`, { bytes: Buffer.from('in the bucket'), writtenTs: new Date() })
    const from = { ...(await newInstallation()), bucket: place }
    const unlock = lockFolder(from.dataDir)
    const site = await open(from)
    await addPerson(site, { name: ODD })
    const expected = await sumsOf(site)
    const { file, manifest } = await backUp(from, `${temporaryFolder()}/`)
    await site.close()
    unlock()
    expect(manifest).toMatchObject({ engine: 'embedded', rows: { users: 1 } })

    const to = { databaseUrl: undefined, bucket: null, dataDir: join(temporaryFolder(), 'new') }
    expect(await restore({ ...to, file, isReplacing: false })).toMatchObject({ aside: null })
    await expectSame(to, from, expected)
    expect(readFileSync(join(to.dataDir, 'photos', IN_BUCKET), 'utf8')).toBe('in the bucket')
    await expect(restore({ ...to, file, isReplacing: false })).rejects.toThrow(/holds data/)
    expect(existsSync(join(to.dataDir, 'lock'))).toBe(false)
  },
)

/** A socket beside the site's own that breaks the connection of whoever sends these words. */
async function breakingSocket(host: string, words: string): Promise<string> {
  const folder = temporaryFolder()
  const socketOf = (where: string) => join(where, '.s.PGSQL.5432')
  const door = createServer(client => {
    const engine = openSocket(socketOf(host))
    client.on('data', data => (data.includes(words) ? client.destroy() : engine.write(data)))
    engine.pipe(client)
    client.on('close', () => engine.destroy())
    engine.on('error', () => client.destroy())
  })
  await new Promise<void>(resolve => door.listen(socketOf(folder), resolve))
  onTestFinished(() => void door.close())
  return folder
}

it.skipIf(url)(
  'a backup that loses the running site says so, and leaves nothing behind',
  limits,
  async () => {
    const from = await newInstallation()
    onTestFinished(lockFolder(from.dataDir))
    const site = await open(from)
    onTestFinished(() => site.close())
    const hostFile = join(from.dataDir, 'database-host')
    writeFileSync(hostFile, await breakingSocket(readFileSync(hostFile, 'utf8'), 'declare dumped'))
    const target = temporaryFolder()
    const child = spawn(process.execPath, ['server/backup/backup.ts', `${target}/`], {
      env: { PATH: process.env.PATH, DATA_DIR: from.dataDir },
    })
    const said: string[] = []
    child.stderr.on('data', data => said.push(String(data)))
    const [code] = await once(child, 'close')
    expect([code, said.join('')]).toEqual([1, 'The database cannot be reached. Nothing was changed.\n'])
    expect(readdirSync(target)).toEqual([])
  },
)

it.skipIf(!url)(
  'a server’s backup is restored into another database, row by row and file by file',
  limits,
  async () => {
    const from = await newInstallation()
    const source = await open(from)
    await addPerson(source, { name: ODD })
    const expected = await sumsOf(source)
    const { file } = await backUp(from, `${temporaryFolder()}/`)
    await source.close()

    const to = { databaseUrl: await newDatabase('template0'), bucket: null, dataDir: temporaryFolder() }
    await restore({ ...to, file, isReplacing: false })
    await expectSame(to, from, expected)
    const other = await open(to)
    await other.pool.query('create table of_a_newer_version (id int)')
    await expect(restore({ ...to, file, isReplacing: true })).rejects.toThrow(/stop every node first/)
    await other.close()
    await expect(restore({ ...to, dataDir: temporaryFolder(), file, isReplacing: false })).rejects.toThrow(
      /The database of DATABASE_URL holds data/,
    )
    const { aside } = await restore({ ...to, file, isReplacing: true })
    await expectSame(to, from, expected)
    expect(readdirSync(aside ?? '')).toContain('requests.journal')
  },
)

it.skipIf(!url)(
  'an embedded database’s backup is loaded into a server and a bucket, row by row',
  limits,
  async () => {
    const content = join(temporaryFolder(), 'content')
    const facts: Pick<Manifest, 'migrations' | 'rows'> = { migrations: [], rows: {} }
    await inTransaction(async client => {
      await dumpTables(client, join(content, 'tables'))
      facts.migrations = await readLanded(client)
      facts.rows = await countRows(client)
    })
    mkdirSync(join(content, 'files', 'attachments'), { recursive: true })
    writeFileSync(join(content, 'files', 'attachments', SUM), 'in the folder')
    const manifest: Manifest = {
      ...{ format: 1, version: '0.1.0', createdTs: '2026-11-23T00:00:00.000Z', engine: 'embedded', ...facts },
      parts: await listParts(content),
    }
    writeFileSync(join(content, 'manifest.json'), JSON.stringify(manifest))
    const file = join(content, '..', 'backup.tar')
    await pack(content, file)

    const { place, objects } = await serveS3()
    const to = { databaseUrl: await newDatabase('template0'), bucket: place, dataDir: temporaryFolder() }
    await restore({ ...to, file, isReplacing: false })
    expect(String(objects.get(`attachments/${SUM}`)?.bytes)).toBe('in the folder')
    expect(readdirSync(to.dataDir)).toEqual([])
    const restored = await open(to)
    try {
      expect(await sumsOf(restored)).toEqual(await sumsOf(database))
      await addTestPlan(restored)
    } finally {
      await restored.close()
    }
  },
)

it(
  'the whole catalogue survives a dump and a load: unusual characters, JSON null, microseconds, numbers',
  limits,
  async () => {
    const folder = join(temporaryFolder(), 'tables')
    await database.pool.query(
      `create table odd (id bigint generated always as identity primary key, words text, empty text, missing text,
        moment timestamptz, document jsonb, bytes bytea, list text[], figure double precision,
        twice text generated always as (words || words) stored)`,
    )
    await database.pool.query(
      `insert into odd (words, empty, moment, document, bytes, list, figure)
      values ($1, '', '2026-03-08 01:02:03.456789+00', 'null', '\\x00ff', array[$1, null, ''], 0.1::float8 + 0.2)`,
      [ODD],
    )
    await addTestPlan(database, { contactName: ODD })
    const expected = await sumsOf(database)
    await inTransaction(client => dumpTables(client, folder))
    await addTestPlan(database)
    await database.pool.query('insert into odd (words) values (null)')
    await inTransaction(client => loadTables(client, folder))
    expect(await sumsOf(database)).toEqual(expected)
    const { rows } = await database.pool.query(`insert into odd (words) values ('next') returning id::int`)
    expect(rows).toEqual([{ id: 2 }])
  },
)
