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
