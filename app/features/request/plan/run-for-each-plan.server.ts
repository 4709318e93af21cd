import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable } from '#database/connect.ts'

/**
 * Does a job's work for one plan after the other. A plan whose work fails is logged with its number and holds up no other:
 * the job's next round tries it again. Answers the sum of what `work` answers. @throws what says that the database cannot
 * be reached.
 */
export async function runForEachPlan<Row extends { planId: number }>(
  { reportFault }: Pick<RequestContext, 'reportFault'>,
  rows: readonly Row[],
  work: (row: Row) => Promise<number>,
): Promise<number> {
  let done = 0
  for (const row of rows) {
    try {
      done += await work(row)
    } catch (error) {
      if (isUnreachable(error)) throw error
      reportFault(error, { planId: row.planId })
    }
  }
  return done
}
