import { totalMinor } from '#app/features/proposal/proposal/price-total.ts'
import type { ProposalContent, ProposalDay, ProposalLeg } from '#database/values/proposal-content.ts'

/** What a draft comes to, for the last lines of what has changed. */
export interface Sums {
  nights: number
  /** Minutes on roads and rails. */
  drivingMinutes: number
  /** Minutes on the day with the most of them. */
  longestDayMinutes: number
  boats: number
  flights: number
  /** Null while a price is unknown. */
  totalMinor: number | null
}

function isDriven({ mode }: Pick<ProposalLeg, 'mode'>): boolean {
  return mode === 'road' || mode === 'rail'
}

/** Minutes that a day spends on roads and rails. */
export function drivingMinutes({ legs }: Pick<ProposalDay, 'legs'>): number {
  return legs.filter(isDriven).reduce((sum, { minutes }) => sum + minutes, 0)
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
    totalMinor: totalMinor(content),
  }
}
