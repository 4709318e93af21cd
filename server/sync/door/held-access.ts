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
  /** What `begin` answered before the caller was asked who they are. */
  since: number
  signal: AbortSignal
}

/** The requests for private rows that are held open: they end when a session ends or a role changes. */
export interface HeldAccess {
  /** To be called before a caller is asked who they are, so that what changes meanwhile is not missed. */
  begin: () => number
  hold: (request: HoldRequest) => Held
  /** Asks again who somebody is, or everybody, and lets those go who are no longer who they were. */
  recheck: (userId: string) => Promise<void>
}

export function makeHeldAccess(): HeldAccess {
  const heldBy = new Set<{ userId: string; recheck: () => Promise<void> }>()
  let notices = 0

  return {
    begin: () => notices,
    hold: ({ actor, findActor, signal, since }) => {
      const ended = new AbortController()
      const before = JSON.stringify(actor)
      const isStill = async () => !ended.signal.aborted && JSON.stringify(await findActor()) === before
      const recheck = async () => {
        // Where nobody can say who they are, they come again and are asked at the door.
        if (!(await isStill().catch(() => false))) ended.abort()
      }
      const one = { userId: 'userId' in actor ? String(actor.userId) : '', recheck }
      heldBy.add(one)
      if (since !== notices) void recheck()
      return {
        signal: AbortSignal.any([signal, ended.signal]),
        isStill,
        release: () => heldBy.delete(one),
      }
    },
    recheck: async userId => {
      notices++
      const theirs = [...heldBy].filter(one => userId === '' || one.userId === userId)
      await Promise.all(theirs.map(one => one.recheck()))
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
