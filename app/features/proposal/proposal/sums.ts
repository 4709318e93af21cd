import { wholeUnits } from '#database/values/currency.ts'
import type { ProposalContent, ProposalDay, ProposalLeg } from '#database/values/proposal-content.ts'

/** Sum of the price lines in minor units; null if one is unknown or there are none. */
export function totalMinor({ price }: Pick<ProposalContent, 'price'>): number | null {
  let sum = 0
  for (const { unitMinor, count } of price) {
    if (unitMinor === null) return null
    sum += unitMinor * count
  }
  return price.length === 0 ? null : sum
}

/** Price per traveller, in whole units of the currency; null while a price is unknown. */
export function priceEach(
  content: Pick<ProposalContent, 'price' | 'currency' | 'adults' | 'childAges'>,
): number | null {
  const total = totalMinor(content)
  const party = content.adults + content.childAges.length
  return total === null ? null : wholeUnits(total / party, content.currency)
}

/** Totals of a draft, shown below the list of changes. */
export interface Sums {
  nights: number
  /** Minutes by road and rail. */
  drivingMinutes: number
  /** Driving minutes of the longest day. */
  longestDayMinutes: number
  boats: number
  flights: number
  /** Null while a price is unknown. */
  totalMinor: number | null
  currency: string
}

function isDriven({ mode }: Pick<ProposalLeg, 'mode'>): boolean {
  return mode === 'road' || mode === 'rail'
}

/** Minutes of a day by road and rail. */
export function drivingMinutes({ legs }: Pick<ProposalDay, 'legs'>): number {
  return legs.filter(isDriven).reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Minutes of a day on the road, without trains. */
export function roadMinutes({ legs }: Pick<ProposalDay, 'legs'>): number {
  return legs.filter(({ mode }) => mode === 'road').reduce((sum, { minutes }) => sum + minutes, 0)
}

export function sumsOf(content: ProposalContent): Sums {
  const { days } = content
  const legs = days.flatMap(day => day.legs)
  return {
    nights: Math.max(0, days.length - 1),
    drivingMinutes: days.reduce((sum, day) => sum + drivingMinutes(day), 0),
    longestDayMinutes: Math.max(0, ...days.map(drivingMinutes)),
    boats: legs.filter(({ mode }) => mode === 'boat').length,
    flights: legs.filter(({ mode }) => mode === 'air').length,
    ...{ totalMinor: totalMinor(content), currency: content.currency },
  }
}

type Total = Pick<Sums, 'totalMinor' | 'currency'>

/** What a draft costs more than the one before it; null while a price is unknown, and between two currencies. */
export function moreThan(before: Total, now: Total): number | null {
  if (before.totalMinor === null || now.totalMinor === null || before.currency !== now.currency) return null
  return now.totalMinor - before.totalMinor
}
