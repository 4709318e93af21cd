import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable } from '#database/connect.ts'

/**
 * Runs a job's work for each plan in turn. A failing plan is logged with its ID and does not stop the others; the
 * next round retries it. Returns the sum of the results of `work`. @throws if the database is unreachable.
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
