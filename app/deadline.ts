/** Thrown when work takes longer than allowed; the work itself continues. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** The result of `work`. @throws DeadlineError after `ms` milliseconds, or whatever `work` throws before. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DeadlineError(`not done after ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** How long one caller waits, in all, for however many things. */
export interface Patience {
  /** The result of `work`. @throws DeadlineError after `most` milliseconds, or sooner when no patience is left. */
  await: <T>(work: Promise<T>, most?: number) => Promise<T>
}

/** How long whoever sends a trip request waits for the database. */
const SENDER_WAITS_MS = 3_000

export function openPatience(ms = SENDER_WAITS_MS): Patience {
  let left = ms
  return {
    await: async (work, most = ms) => {
      const from = performance.now()
      try {
        return await withDeadline(work, Math.max(0, Math.min(left, most)))
      } finally {
        left -= performance.now() - from
      }
    },
  }
}

/** The patience of a request's sender; outside HTTP it begins here. */
export function patienceOf({ patience = openPatience() }: { patience?: Patience | undefined }): Patience {
  return patience
}
