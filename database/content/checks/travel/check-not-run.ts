import { type Check, problemAt } from '../report.ts'
import { monthsIn } from './check-closed.ts'

/** How a trip says that nobody can start it in some months. */
const NOT_RUN =
  /\b(?:(?:we|I) do not (?:run|sell)|(?:is|are) not offered|(?:is|are) left out|leave out|rules the trip out|house closes)\b/i

/** Checks that the months in which a trip says that it is not run are written as such, and none of them is one of the best. */
export const checkNotRun: Check = ({ folders }) =>
  folders.flatMap(({ trips }) =>
    [...trips.values()].flatMap(source => {
      const { bestMonths, notRun = [] } = source.value
      const said = bestMonths.reason.en
        .split(/[.;]\s+/)
        .filter(sentence => NOT_RUN.test(sentence))
        .flatMap(monthsIn)
      const missing = said.filter(month => !notRun.includes(month))
      const both = notRun.filter(month => bestMonths.months.includes(month))
      return [
        ...(missing.length > 0
          ? [
              problemAt(
                source,
                ['notRun'],
                `the reason leaves out month ${missing.join(', ')}, for which there is a price`,
                'write the months in notRun',
              ),
            ]
          : []),
        ...(both.length > 0
          ? [
              problemAt(
                source,
                ['notRun'],
                `month ${both.join(', ')} is one of the best, and not run`,
                'leave it out of one of them',
              ),
            ]
          : []),
      ]
    }),
  )
