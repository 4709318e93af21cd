/** Something took longer than it may; it goes on by itself. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** What `work` comes to. @throws DeadlineError after `ms` milliseconds; whatever `work` throws before. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DeadlineError(`not done after ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
