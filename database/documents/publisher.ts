import { once } from 'node:events'
import { join } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { Address, Connection, ReadDatabase } from '../connect.ts'
import type { Previewed } from './preview.ts'
import { previewDatabase } from './preview-messages.ts'
import type { Candidate, Published, Publishing } from './publish.ts'
import type { DocumentProblem } from './release.ts'

/** What the thread is given: how it reaches the database, and the folder of content/. */
export interface PublisherPlace {
  address: Address
  root: string
}

export type ToPublisher =
  | { do: 'check'; documents: readonly Candidate[] }
  | { do: 'publish'; documents: readonly Publishing[] }
  | { do: 'preview'; documents: readonly Candidate[]; port: MessagePort }
interface Answers {
  check: DocumentProblem[]
  publish: Published
  preview: Previewed
}
type Answered =
  | { answer: Answers[keyof Answers] }
  /** An error's code does not come through from a thread. */
  | { failure: { message: string; isUnreachable: boolean } }
export type FromPublisher = Answered | { channel: string; payload: string }

/** Checks and publishes documents without holding up the process. */
export interface Publisher {
  /** What would be wrong if some documents said this. */
  check: (...candidates: readonly Candidate[]) => Promise<DocumentProblem[]>
  /** Publishes documents together, or none of them. */
  publish: (...publishings: readonly Publishing[]) => Promise<Published>
  /** Lets somebody read the database as it would be if some documents said this: for two seconds at most, and nothing stays. */
  preview: <Shown>(
    candidates: readonly Candidate[],
    show: (db: ReadDatabase) => Promise<Shown>,
  ) => Promise<Extract<Previewed, { ok: false }> | { ok: true; shown: Shown; heldMs: number }>
  close: () => Promise<void>
}

/** The thread reads all of content/ when it starts, and keeps it: it is let go when nobody publishes. */
const IDLE_MS = 120_000
/** A database that is slower than this has not published: the transaction ends with the thread. */
const WITHIN_MS = 60_000

/** The thread starts with the first document. Each waits for the one before. */
export function openPublisher(
  { address, tell }: Pick<Connection, 'address' | 'tell'>,
  root: string,
  withinMs = WITHIN_MS,
): Publisher {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function letGo(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  function start(): Worker {
    const started = new Worker(join(process.cwd(), 'database/documents/publisher-worker.ts'), {
      workerData: { address, root } satisfies PublisherPlace,
    })
    started.on('message', (message: FromPublisher) => {
      if ('channel' in message) tell(message.channel, message.payload)
      else started.emit('answer', message)
    })
    started.on('error', letGo)
    started.on('exit', code => {
      if (started === worker) started.emit('error', new Error(`publishing ended with code ${code}`))
    })
    return started
  }

  async function ask(wanted: ToPublisher): Promise<Answered> {
    worker ??= start()
    clearTimeout(idle)
    // Whoever waits for an answer keeps the process alive; a publisher that nobody closes does not.
    worker.ref()
    const late = AbortSignal.timeout(withinMs)
    try {
      const answer = once(worker, 'answer', { signal: late })
      worker.postMessage(wanted, 'port' in wanted ? [wanted.port] : [])
      const [message] = await answer
      worker.unref()
      idle = setTimeout(letGo, IDLE_MS).unref()
      return message
    } catch (error) {
      await letGo()
      if (!late.aborted) throw error
      return { failure: { message: `not published in ${withinMs} ms`, isUnreachable: true } }
    }
  }

  function inTurn<Name extends keyof Answers>(wanted: ToPublisher & { do: Name }): Promise<Answers[Name]> {
    const answer = last.then(async () => {
      const answered = await ask(wanted)
      if ('answer' in answered) return answered.answer as Answers[Name]
      const { message, isUnreachable } = answered.failure
      throw Object.assign(new Error(message), isUnreachable ? { code: '08006' } : {})
    })
    last = answer.catch(() => undefined)
    return answer
  }

  return {
    check: (...documents) => inTurn({ do: 'check', documents }),
    publish: (...documents) => inTurn({ do: 'publish', documents }),
    preview: async <Shown>(documents: readonly Candidate[], show: (db: ReadDatabase) => Promise<Shown>) => {
      const { port1, port2 } = new MessageChannel()
      const shown = once(port1, 'message')
        .then(() => show(previewDatabase(port1)))
        .finally(() => port1.close())
      shown.catch(() => undefined)
      const previewed = await inTurn({ do: 'preview', documents, port: port2 }).finally(() => port1.close())
      return previewed.ok ? { ...previewed, shown: await shown } : previewed
    },
    close: async () => {
      await last
      await letGo()
    },
  }
}
