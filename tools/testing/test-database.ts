import { randomUUID } from 'node:crypto'
import { afterAll, inject, onTestFinished } from 'vitest'
import { type Connection, connect } from '#database/connect.ts'
import { openPublisher, type Publisher } from '#database/documents/publisher.ts'
import { freePort } from '../postgres-cluster.ts'
import { imageOf } from './engine-image.ts'
import { createDatabase, dropDatabase, urlOf } from './server-databases.ts'
import type { Filling, TestEngine } from './test-engine.ts'
import { world } from './world.ts'

interface TestDatabaseOptions {
  /** What is seeded in it, if anything: the small world, or, for tests of the content, content/. */
  seeded?: 'world' | 'content'
  /** Whether it is migrated. */
  migrated?: boolean
}

/** A database with its one publisher in the small world, as a site has one: each starts a thread that reads all of it. */
export interface TestDatabase extends Connection {
  publisher: Publisher
}

async function copyOnServer(url: string, template: string): Promise<Connection> {
  const name = `ceiba_test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(url, name, template)
  const connection = await connect({ url: urlOf(url, name), dataDir: '' })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await dropDatabase(url, name)
    },
  }
}

async function copyInMemory(template: string): Promise<Connection> {
  return connect({ dataDir: '', image: await imageOf(template) })
}

function templateOf({ templates }: TestEngine, filling: Filling): string {
  const template = templates[filling]
  if (!template)
    throw new Error('content/ is on the embedded engine only, for tests named *-content.db.test.ts')
  return template
}

function copyOf(engine: TestEngine, filling: Filling): Promise<Connection> {
  const template = templateOf(engine, filling)
  return engine.url ? copyOnServer(engine.url, template) : copyInMemory(template)
}

/**
 * A separate database for the test file (or the describe block), on the engine of the Vitest project: with all
 * tables, and on request seeded. It is deleted after the file.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { seeded, migrated = true } = options
  const filling = seeded ?? (migrated ? 'migrated' : 'empty')
  const connection = await copyOf(inject('testEngine'), filling)
  const publisher = openPublisher(connection, world.root)
  afterAll(async () => {
    await publisher.close()
    await connection.close()
  })
  return { ...connection, publisher }
}

const toRead = new Map<string, Promise<Connection>>()

function openToRead(filling: Filling): Promise<Connection> {
  const engine = inject('testEngine')
  const template = templateOf(engine, filling)
  const opened =
    toRead.get(template) ??
    (engine.url ? connect({ url: urlOf(engine.url, template), dataDir: '' }) : copyInMemory(template))
  toRead.set(template, opened)
  return opened
}

/** A read-only database with the small world seeded, shared by all the files of a worker and deleted with it. */
export function openWorld(): Promise<Connection> {
  return openToRead('worldToRead')
}

/** The same with content/ seeded, for tests of the content. */
export function openCatalogue(): Promise<Connection> {
  return openToRead('contentToRead')
}

/** A connection to a server that does not exist. */
export async function unreachableDatabase(): Promise<Connection> {
  const connection = await connect({
    url: `postgres://nobody@127.0.0.1:${await freePort()}/nothing`,
    dataDir: '',
  })
  onTestFinished(() => connection.close())
  return connection
}
