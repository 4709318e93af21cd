import type { PaceFinding, PaceRule } from '#app/features/proposal/proposal/pace.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMetres, formatMinutes, monthName } from '#app/text/figures.ts'

/** 1 is Monday, 7 is Sunday. */
function weekdayName(weekday: number): string {
  const day = new Date(Date.UTC(2001, 0, weekday))
  return new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' }).format(day)
}

type Values = PaceFinding['values']

function text(values: Values, key: string): string {
  return String(values[key] ?? '')
}

function number(values: Values, key: string): number {
  return Number(values[key] ?? 0)
}

interface Wording {
  /** One line for a rule without findings. */
  kept: () => string
  fact: (values: Values) => string
  reason: () => string
  /** A suggested change. */
  tryThis: () => string
}

const wordings: Record<PaceRule, Wording> = {
  driving: {
    kept: m.proposal_pace_driving_kept,
    fact: values => m.proposal_pace_driving_fact({ time: formatMinutes(number(values, 'minutes')) }),
    reason: m.proposal_pace_driving_reason,
    tryThis: m.proposal_pace_driving_try,
  },
  'early-starts': {
    kept: m.proposal_pace_early_kept,
    fact: values => m.proposal_pace_early_fact({ time: text(values, 'time') }),
    reason: m.proposal_pace_early_reason,
    tryThis: m.proposal_pace_early_try,
  },
  'one-night-stays': {
    kept: m.proposal_pace_nights_kept,
    fact: values => m.proposal_pace_nights_fact({ count: number(values, 'nights') }),
    reason: m.proposal_pace_nights_reason,
    tryThis: m.proposal_pace_nights_try,
  },
  altitude: {
    kept: m.proposal_pace_altitude_kept,
    fact: values =>
      m.proposal_pace_altitude_fact({
        metres: formatMetres(number(values, 'metres'), getLocale()),
        altitude: formatMetres(number(values, 'altitude'), getLocale()),
      }),
    reason: m.proposal_pace_altitude_reason,
    tryThis: m.proposal_pace_altitude_try,
  },
  daylight: {
    kept: m.proposal_pace_daylight_kept,
    fact: () => m.proposal_pace_daylight_fact(),
    reason: m.proposal_pace_daylight_reason,
    tryThis: m.proposal_pace_daylight_try,
  },
  ages: {
    kept: m.proposal_pace_ages_kept,
    fact: values =>
      m.proposal_pace_ages_fact({
        ...{ name: text(values, 'name'), age: number(values, 'age'), youngest: number(values, 'youngest') },
      }),
    reason: m.proposal_pace_ages_reason,
    tryThis: m.proposal_pace_ages_try,
  },
  'closed-days': {
    kept: m.proposal_pace_closed_kept,
    fact: values =>
      m.proposal_pace_closed_fact({
        ...{ name: text(values, 'name'), day: weekdayName(number(values, 'weekday')) },
      }),
    reason: m.proposal_pace_closed_reason,
    tryThis: m.proposal_pace_closed_try,
  },
  'heavy-days': {
    kept: m.proposal_pace_heavy_kept,
    fact: values => m.proposal_pace_heavy_fact({ count: number(values, 'days') }),
    reason: m.proposal_pace_heavy_reason,
    tryThis: m.proposal_pace_heavy_try,
  },
  season: {
    kept: m.proposal_pace_season_kept,
    fact: values =>
      m.proposal_pace_season_fact({
        ...{ name: text(values, 'name'), month: monthName(number(values, 'month'), getLocale()) },
      }),
    reason: m.proposal_pace_season_reason,
    tryThis: m.proposal_pace_season_try,
  },
  'arrival-day': {
    kept: m.proposal_pace_arrival_kept,
    fact: values => m.proposal_pace_arrival_fact({ time: formatMinutes(number(values, 'minutes')) }),
    reason: m.proposal_pace_arrival_reason,
    tryThis: m.proposal_pace_arrival_try,
  },
  meals: {
    kept: m.proposal_pace_meals_kept,
    fact: values => m.proposal_pace_meals_fact({ name: text(values, 'name') }),
    reason: m.proposal_pace_meals_reason,
    tryThis: m.proposal_pace_meals_try,
  },
}

/** One line for a rule without findings. */
export function satisfiedWords(rule: PaceRule): string {
  return wordings[rule].kept()
}

/** Text of a finding: the fact, why it matters, and a suggested change. */
export function findingWords({ rule, values }: PaceFinding): {
  fact: string
  reason: string
  tryThis: string
} {
  const { fact, reason, tryThis } = wordings[rule]
  return { fact: fact(values), reason: reason(), tryThis: tryThis() }
}
