import type { Actor } from '#app/request-context.ts'

/** A request for private rows that is held open. */
export interface Held {
  /** Aborted when the caller leaves, or their access has changed. */
  signal: AbortSignal
  /**
   * Whether the caller's access is still what it was when the request was accepted. @throws if the database is
   * unreachable.
   */
  isStill: () => Promise<boolean>
  release: () => void
}

interface HoldRequest {
  actor: Actor
  /** The actor that the caller's key belongs to now. Returns null if it is no longer valid. */
  findActor: () => Promise<Actor | null>
  /** The value of `begin` from before the caller was authenticated. */
  since: number
  signal: AbortSignal
}

/** The requests for private rows that are held open: they end when a session ends or a role changes. */
export interface HeldAccess {
  /** Call it before authenticating, so that a change meanwhile is not missed. */
  begin: () => number
  hold: (request: HoldRequest) => Held
  /** Authenticates one person's held requests again, or everybody's, and ends those whose access has changed. */
  recheck: (userId: string) => Promise<void>
  /** How many requests are held. */
  count: () => number
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
        // If access cannot be checked, the request ends and the client asks again.
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
    count: () => heldBy.size,
  }
}

/** The same stream, which ends once the caller's access has changed. */
export function guardStream(body: ReadableStream<Uint8Array>, held: Held): ReadableStream<Uint8Array> {
  const reader = body.getReader()

  async function next(): Promise<Uint8Array | undefined> {
    try {
      const { value } = await reader.read()
      return value && (await held.isStill()) ? value : undefined
    } catch {
      // The other service, or the database, is unreachable: the client asks again.
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
