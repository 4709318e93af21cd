import { addDays, addMonths } from '#app/text/days.ts'

const WHOLE_BP = 10_000n

/**
 * Adds an ISO 8601 duration, such as P30D or P0Y1M0DT0H0M0S, to a day (YYYY-MM-DD). Its time part is ignored.
 * @throws RangeError if it is not a duration.
 */
export function addInterval(day: string, interval: string): string {
  const [, years, months, weeks, days] =
    /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T[\d.HMS]*)?$/.exec(interval) ?? []
  if (!/\d/.test(interval)) throw new RangeError(`no length of time: ${interval}`)
  const monthsLater = Number(years ?? 0) * 12 + Number(months ?? 0)
  return addDays(addMonths(day, monthsLater), Number(weeks ?? 0) * 7 + Number(days ?? 0))
}

/** Payment terms of a partner (specification, section 3: Affiliate/partner record). */
export interface PartnerDeal {
  /** Hundredths of a percent of a trip's price. */
  commissionBp: number
  /** ISO 8601 durations: from the deposit to the first half, from the last day of the trip to the second. */
  payoutInterval1st: string
  payoutInterval2nd: string
}

export interface Commission {
  firstMinor: number
  firstDueOn: string
  secondMinor: number
  /** Null while the end of the trip is open. */
  secondDueOn: string | null
}

/** A partner's commission for a trip, in two halves; an odd cent goes to the first. Days are YYYY-MM-DD. */
export function commissionOf(
  { commissionBp, payoutInterval1st, payoutInterval2nd }: PartnerDeal,
  { priceMinor, depositOn, endsOn }: { priceMinor: number; depositOn: string; endsOn: string | null },
): Commission {
  const totalMinor = Number((BigInt(priceMinor) * BigInt(commissionBp)) / WHOLE_BP)
  const secondMinor = Math.floor(totalMinor / 2)
  return {
    firstMinor: totalMinor - secondMinor,
    firstDueOn: addInterval(depositOn, payoutInterval1st),
    secondMinor,
    secondDueOn: endsOn && addInterval(endsOn, payoutInterval2nd),
  }
}
