import type { Actor } from '#app/request-context.ts'

/** A request for private rows that is held open. */
export interface Held {
  /** Aborted when the caller leaves, or is no longer who they were. */
  signal: AbortSignal
  /** Whether the caller is still who they were when it was taken. @throws when the database is away. */
  isStill: () => Promise<boolean>
  release: () => void
}

interface HoldRequest {
  actor: Actor
  /** Who the caller's key belongs to now; null when it is no longer good. */
  findActor: () => Promise<Actor | null>
  signal: AbortSignal
}

/** The requests for private rows that are held open: they end when a session ends or a role changes. */
export interface HeldAccess {
  hold: (request: HoldRequest) => Held
  /** Asks again who everybody is, and lets those go who are no longer who they were. */
  recheck: () => Promise<void>
}

export function makeHeldAccess(): HeldAccess {
  const rechecks = new Set<() => Promise<void>>()

  return {
    hold: ({ actor, findActor, signal }) => {
      const ended = new AbortController()
      const before = JSON.stringify(actor)
      const isStill = async () => !ended.signal.aborted && JSON.stringify(await findActor()) === before
      const recheck = async () => {
        if (!(await isStill())) ended.abort()
      }
      rechecks.add(recheck)
      return {
        signal: AbortSignal.any([signal, ended.signal]),
        isStill,
        release: () => rechecks.delete(recheck),
      }
    },
    recheck: async () => {
      await Promise.all([...rechecks].map(recheck => recheck()))
    },
  }
}

/** The same stream, of which nothing more is told once the caller is no longer who they were. */
export function guardStream(body: ReadableStream<Uint8Array>, held: Held): ReadableStream<Uint8Array> {
  const reader = body.getReader()

  async function next(): Promise<Uint8Array | undefined> {
    try {
      const { value } = await reader.read()
      return value && (await held.isStill()) ? value : undefined
    } catch {
      // Another service's stream, or the database, went away: the client comes again.
      return undefined
    }
  }
  return new ReadableStream({
    async pull(controller) {
      const value = await next()
      if (value) return controller.enqueue(value)
      held.release()
      controller.close()
      await reader.cancel().catch(() => undefined)
    },
    cancel: async reason => {
      held.release()
      await reader.cancel(reason)
    },
  })
}
