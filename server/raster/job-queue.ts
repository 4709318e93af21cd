import { AppError } from '#app/app-error.ts'

/** Runs jobs one at a time, in the order in which they came. */
export type JobQueue = <Result>(job: () => Promise<Result>) => Promise<Result>

/**
 * Opens a queue in which at most `waiting` jobs wait behind the one that runs.
 * @throws AppError `unavailable` (503, to be asked again) for a job that finds the queue full.
 */
export function openJobQueue(waiting: number): JobQueue {
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0

  return async job => {
    if (pending > waiting) throw new AppError('unavailable', 'Too many pictures are being made.')
    pending++
    const turn = last.then(job)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      pending--
    }
  }
}
