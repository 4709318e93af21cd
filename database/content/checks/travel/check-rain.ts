import { type Check, problemAt } from '../report.ts'

const WET_DAYS = 22
/** A reason that mentions the rain has considered it; turtles do not wait for the dry months. */
const RAIN = /rain|wet|shower|green|storm|mist|turtle/i

/** Checks that no best month of a place is wet nearly every day, unless the reason explains it. */
export const checkRain: Check = ({ folders }) =>
  folders.flatMap(({ destinations }) =>
    [...destinations.values()].flatMap(source => {
      const { bestMonths, climate } = source.value
      const wet = bestMonths.months.filter(month => (climate[month - 1]?.rainDays ?? 0) > WET_DAYS)
      if (wet.length === 0 || RAIN.test(bestMonths.reason.en)) return []
      const message = `it rains on more than ${WET_DAYS} days of month ${wet.join(', ')}, one of the best`
      return [
        problemAt(source, ['bestMonths', 'months'], message, 'leave the month out, or say why in the reason'),
      ]
    }),
  )
