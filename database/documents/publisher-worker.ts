import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { connectTo, isUnreachable } from '../connect.ts'
import { contentFolder } from '../content/content-file.ts'
import { previewDocuments } from './preview.ts'
import { checkDocuments, publishDocuments, readReleased } from './publish.ts'
import type { FromPublisher, PublisherPlace, ToPublisher } from './publisher.ts'

/** The thread that reads, checks and plants the catalogue, with a connection of its own. */
const { address, root } = workerData as PublisherPlace
const content = contentFolder(root)
// On Linux of this thread alone: readers come first. On the embedded engine they wait for the session that it has.
if ('url' in address) setPriority(5)
const send = (message: FromPublisher) => parentPort?.postMessage(message)
const connection = connectTo(address, (channel, payload) => send({ channel, payload }))
const { db } = connection
// A database that is away is told of by what is wanted of it.
const prepared = readReleased(db, content).catch(() => undefined)

function answerTo(wanted: ToPublisher) {
  if (wanted.do === 'check') return checkDocuments(db, content, wanted.documents)
  if (wanted.do === 'publish') return publishDocuments(db, content, wanted.documents)
  return previewDocuments(connection, content, wanted.documents, wanted.port)
}

parentPort?.on('message', async (wanted: ToPublisher) => {
  try {
    await prepared
    send({ answer: await answerTo(wanted) })
  } catch (error) {
    const { stack, message: what, cause } = error instanceof Error ? error : new Error(String(error))
    // A failed query names what was sent; only its cause says what the database refused.
    const message = [stack ?? what, cause instanceof Error ? cause.message : '']
      .filter(Boolean)
      .join('\nCause: ')
    send({ failure: { message, isUnreachable: isUnreachable(error) } })
  }
})
