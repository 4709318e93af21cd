import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { hstore } from '@electric-sql/pglite/contrib/hstore'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { keepMessagesTogether } from './message-sequence.ts'

const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string }

const database = await PGlite.create(dataDir, {
  extensions: { btree_gist, citext, hstore, pg_trgm, unaccent },
})
keepMessagesTogether(database)
// node-postgres drops a client after an error and reconnects before the old one is gone.
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
