import { AppError } from '#app/app-error.ts'

/** Runs jobs one at a time, in the order in which they came. */
export type Lane = <Result>(job: () => Promise<Result>) => Promise<Result>

/**
 * A lane on which at most `waiting` jobs stand in line.
 * @throws AppError `unavailable` (503, to be asked again) for a job that finds the line full.
 */
export function openLane(waiting: number): Lane {
  let last: Promise<unknown> = Promise.resolve()
  let standing = 0

  return async job => {
    if (standing > waiting) throw new AppError('unavailable', 'Too many pictures are being made.')
    standing++
    const turn = last.then(job)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      standing--
    }
  }
}
