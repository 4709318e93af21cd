import { parentPort, workerData } from 'node:worker_threads'
import { isOurs } from '#app/features/conversation/email-text/known-people.ts'
import { readEmail, UnreadableEmail } from './read-email.server.ts'
import type { ReadAnswer, Reading } from './read-in-time.server.ts'

/** The thread that reads one email. */
async function read({ raw, people }: Reading): Promise<ReadAnswer> {
  try {
    return { email: await readEmail(raw, person => isOurs(person, people)) }
  } catch (error) {
    if (error instanceof UnreadableEmail) return { unreadable: `${error.message}: ${error.cause ?? ''}` }
    throw error
  }
}

parentPort?.postMessage(await read(workerData))
