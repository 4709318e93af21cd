import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { OurPeople } from '#app/features/conversation/email-text/known-people.ts'
import { type ReceivedEmail, UnreadableEmail } from './read-email.server.ts'

/** How long an email may take, and the memory that its text may take beside its bytes. */
const WITHIN_MS = 20_000
const MOST_MB = 384
/** Emails that are read at once: each has a thread of its own. */
const AT_ONCE = 2

/** What the thread answers. */
export type ReadAnswer = { email: ReceivedEmail } | { unreadable: string }

export interface Reading {
  raw: Uint8Array
  people: OurPeople
}

let reading = 0
const turns: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (reading >= AT_ONCE) await new Promise<void>(resolve => turns.push(resolve))
  else reading++
}

/** The next in line inherits the place. */
function endTurn(): void {
  const next = turns.shift()
  if (next) next()
  else reading--
}

function answerOf(worker: Worker): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the email was not read in ${WITHIN_MS} ms`)), WITHIN_MS)
    const end = (finish: () => void) => {
      clearTimeout(timer)
      finish()
    }
    worker.once('message', (answer: ReadAnswer) => end(() => resolve(answer)))
    worker.once('error', error => end(() => reject(error)))
    worker.once('exit', code => end(() => reject(new Error(`reading the email ended with code ${code}`))))
  })
}

/** A thread sends bytes without their class. */
function withBuffers(email: ReceivedEmail): ReceivedEmail {
  const files = email.files.map(file =>
    file.ok
      ? {
          ...file,
          content: Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength),
        }
      : file,
  )
  return { ...email, files }
}

/**
 * Reads an email in a thread of its own, within bounds of time and memory, so that none holds up the site.
 * @throws UnreadableEmail if no further try will read it; another error if it took too long.
 */
export async function readInTime({ raw, people }: Reading): Promise<ReceivedEmail> {
  await takeTurn()
  const worker = new Worker(join(process.cwd(), 'app/features/conversation/inbound/email-worker.ts'), {
    workerData: { raw, people } satisfies Reading,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  })
  try {
    const answer = await answerOf(worker)
    if ('unreadable' in answer) throw new UnreadableEmail(answer.unreadable)
    return withBuffers(answer.email)
  } finally {
    await worker.terminate()
    endTurn()
  }
}
