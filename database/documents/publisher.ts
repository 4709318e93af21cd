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
  | { do: 'check'; candidates: readonly Candidate[] }
  | { do: 'publish'; publishings: readonly Publishing[] }
  | { do: 'preview'; candidates: readonly Candidate[]; port: MessagePort }
export type FromPublisher =
  | { problems: DocumentProblem[] }
  | { published: Published }
  | { previewed: Previewed }
  | { failure: { message: string; isUnreachable: boolean } }
  | { channel: string; payload: string }

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

/** An error's code does not come through from a thread. */
function failed({ message, isUnreachable }: { message: string; isUnreachable: boolean }): Error {
  return Object.assign(new Error(message), isUnreachable ? { code: '08006' } : {})
}

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
    // A publisher that nobody closes must not keep the process alive.
    started.unref()
    return started
  }

  function ask(wanted: ToPublisher): Promise<Exclude<FromPublisher, { channel: string }>> {
    worker ??= start()
    const asked = worker
    clearTimeout(idle)
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        void letGo()
        reject(error)
      }
      const late = { message: `not published in ${withinMs} ms`, isUnreachable: true }
      const timer = setTimeout(() => fail(failed(late)), withinMs)
      const onExit = (code: number) => fail(new Error(`publishing ended with code ${code}`))
      const onMessage = (message: FromPublisher) => {
        if ('channel' in message) return tell(message.channel, message.payload)
        clearTimeout(timer)
        for (const [event, listener] of listeners) asked.off(event, listener)
        idle = setTimeout(letGo, IDLE_MS).unref()
        resolve(message)
      }
      const listeners = [
        ['message', onMessage],
        ['error', fail],
        ['exit', onExit],
      ] as const
      for (const [event, listener] of listeners) asked.on(event, listener)
      asked.postMessage(wanted, 'port' in wanted ? [wanted.port] : [])
    })
  }

  function inTurn<Answer>(
    wanted: ToPublisher,
    read: (message: FromPublisher) => Answer | null,
  ): Promise<Answer> {
    const answer = last.then(async () => {
      const message = await ask(wanted)
      if ('failure' in message) throw failed(message.failure)
      const found = read(message)
      if (found === null) throw new Error('an answer to something else')
      return found
    })
    last = answer.catch(() => undefined)
    return answer
  }

  return {
    check: (...candidates) =>
      inTurn({ do: 'check', candidates }, answer => ('problems' in answer ? answer.problems : null)),
    publish: (...publishings) =>
      inTurn({ do: 'publish', publishings }, answer => ('published' in answer ? answer.published : null)),
    preview: async <Shown>(candidates: readonly Candidate[], show: (db: ReadDatabase) => Promise<Shown>) => {
      const { port1, port2 } = new MessageChannel()
      const shown = new Promise<Shown>((resolve, reject) => {
        port1.once('message', () => {
          show(previewDatabase(port1))
            .then(resolve, reject)
            .finally(() => port1.close())
        })
      })
      shown.catch(() => undefined)
      const previewed = await inTurn({ do: 'preview', candidates, port: port2 }, answer =>
        'previewed' in answer ? answer.previewed : null,
      ).finally(() => port1.close())
      return previewed.ok ? { ...previewed, shown: await shown } : previewed
    },
    close: async () => {
      await last
      await letGo()
    },
  }
}
