import { parentPort, workerData } from 'node:worker_threads'
import { connectTo, isUnreachable } from '../connect.ts'
import { contentFolder } from '../content/content-file.ts'
import { checkDocuments, publishDocuments } from './publish.ts'
import type { FromPublisher, PublisherPlace, ToPublisher } from './publisher.ts'

/** The thread that reads, checks and plants the catalogue, with a connection of its own. */
const { address, root } = workerData as PublisherPlace
const content = contentFolder(root)
const send = (message: FromPublisher) => parentPort?.postMessage(message)
const { db } = connectTo(address, (channel, payload) => send({ channel, payload }))

parentPort?.on('message', async (wanted: ToPublisher) => {
  try {
    if (wanted.do === 'check') send({ problems: await checkDocuments(db, content, wanted.candidates) })
    else send({ published: await publishDocuments(db, content, wanted.publishings) })
  } catch (error) {
    const { stack, message: what, cause } = error instanceof Error ? error : new Error(String(error))
    // A failed query names what was sent; only its cause says what the database refused.
    const message = [stack ?? what, cause instanceof Error ? cause.message : '']
      .filter(Boolean)
      .join('\nCause: ')
    send({ failure: { message, isUnreachable: isUnreachable(error) } })
  }
})
