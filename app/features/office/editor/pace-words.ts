import { dateOfDay, type PaceFinding, type PaceRule } from '#app/features/proposal/proposal/pace.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProposalContent } from '#database/values/proposal-content.ts'

const rules: Record<PaceRule, () => string> = {
  driving: m.office_pace_driving,
  'early-starts': m.office_pace_early,
  'one-night-stays': m.office_pace_one_night,
  altitude: m.office_pace_altitude,
  daylight: m.office_pace_daylight,
  ages: m.office_pace_ages,
  'closed-days': m.office_pace_closed,
  'heavy-days': m.office_pace_heavy,
  season: m.office_pace_season,
  'arrival-day': m.office_pace_arrival,
  meals: m.office_pace_meals,
}

/** A finding in a few words, with the number of its day. */
export function findingWords({ rule, day }: PaceFinding, { days }: ProposalContent): string {
  const number = days.findIndex(({ id }) => id === day) + 1
  return m.office_pace_on_day({ day: number, rule: rules[rule]() })
}

/** Date of a day; null while the first day is open. */
export function dayDate(startsOn: string | null, index: number): Date | null {
  const date = dateOfDay(startsOn, index)
  return date ? new Date(`${date}T12:00:00Z`) : null
}
