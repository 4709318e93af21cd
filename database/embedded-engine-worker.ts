import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { hstore } from '@electric-sql/pglite/contrib/hstore'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EngineImage } from './embedded-engine.ts'

/** Parse, Bind, Describe, Execute, Close and Flush: messages that a Sync must still follow. */
const UNFINISHED = new Set([...'PBDECH'].map(letter => letter.charCodeAt(0)))
const FLUSH = 'H'.charCodeAt(0)

/**
 * All clients of the socket share one session, taking turns message by message, so that a second client (psql beside
 * the site) could come between a statement's Parse and its Bind and take the statement away. Within a transaction the
 * socket waits for its client: here an unfinished sequence of messages counts as a transaction too.
 */
function keepMessagesTogether(database: PGlite): void {
  const isInTransaction = database.isInTransaction.bind(database)
  const execute = database.execProtocolRawStream.bind(database)
  const answers = gatherAnswers()
  let isUnfinished = false
  database.isInTransaction = () => isUnfinished || isInTransaction()
  database.execProtocolRawStream = async (message, options) => {
    isUnfinished = UNFINISHED.has(message[0] ?? 0)
    answers.hold()
    try {
      await execute(message, options)
    } finally {
      if (!isUnfinished || message[0] === FLUSH) answers.send()
    }
  }
}

/**
 * The engine answers every message separately, and rows by 8 KB; sent one by one, answers cost more than most
 * queries. They are held back in the client's own socket, so that those of a disconnected client disappear with it.
 */
function gatherAnswers(): { hold: () => void; send: () => void } {
  const clients = new Set<Socket>()
  let isHeld = false
  subscribe('net.server.socket', message => {
    const { socket } = message as { socket: Socket }
    clients.add(socket)
    socket.once('close', () => clients.delete(socket))
  })
  return {
    hold() {
      if (!isHeld) for (const client of clients) client.cork()
      isHeld = true
    },
    send() {
      isHeld = false
      for (const client of clients) client.uncork()
    },
  }
}

/**
 * The engine fills its buffers with zeros when it starts, and they stay in memory: a catalogue of fifteen countries
 * uses 34 MB of the 128 MB of the default.
 */
const OWN_SETTINGS = ['-c', 'shared_buffers=32MB']

const { dataDir, image, socketPath } = workerData as {
  dataDir: string
  image?: EngineImage
  socketPath: string
}

const database = await PGlite.create(image ? 'memory://' : dataDir, {
  ...image,
  startParams: [...PGlite.defaultStartParams, ...OWN_SETTINGS],
  extensions: { btree_gist, citext, hstore, pg_trgm, unaccent },
})
keepMessagesTogether(database)
// After an error node-postgres drops a client and reconnects before the old one is closed.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 8 })
await server.start()

parentPort?.on('message', async message => {
  if (message !== 'stop') return
  await server.stop()
  await database.close()
  parentPort?.postMessage('stopped')
  parentPort?.close()
})
parentPort?.postMessage('ready')
