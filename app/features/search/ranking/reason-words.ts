import { goalName } from '#app/features/wish/choice-names.ts'
import type { Effort } from '#app/features/wish/wish.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMetres, formatMinutes, formatMoney, formatMonths } from '#app/text/figures.ts'
import { withInitial } from '#app/text/initial.ts'
import type { Group } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Reason, Reasons } from './reasons.ts'

/** Texts of the reasons: "8 days, with sloths; 2 days longer than you said". */

const MOST_MET = 3
const MOST_MISSED = 2

const groupWords: Record<Group, () => string> = {
  Couple: m.group_for_couple,
  Family: m.group_for_family,
  Solo: m.group_for_solo,
  Friends: m.group_for_friends,
}

export function effortName(effort: Effort): string {
  const names = {
    easy: m.finder_effort_easy,
    moderate: m.finder_effort_moderate,
    demanding: m.finder_effort_demanding,
  }
  return names[effort]()
}

type Naming = { locale: Locale; countries: readonly { tag: string; name: string }[] }

function nameIn(name: { en: string; es: string } | string, { locale }: Naming): string {
  return typeof name === 'string' ? name : name[locale]
}

function countryName(tag: string, { countries }: Naming): string {
  return countries.find(country => country.tag === tag)?.name ?? tag
}

function small(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}

function avoided(
  { what, amount }: Extract<Reason, { kind: 'avoid' }>,
  isMet: boolean,
  { locale }: Naming,
): string {
  if (what === 'driving')
    return isMet ? m.finder_why_drives() : m.finder_why_long_drive({ time: formatMinutes(amount) })
  if (what === 'flights') return isMet ? m.finder_why_no_flights() : m.finder_why_flights({ count: amount })
  if (what === 'boats') return isMet ? m.finder_why_no_boats() : m.finder_why_boats({ count: amount })
  return isMet ? m.finder_why_low() : m.finder_why_high({ height: formatMetres(amount, locale) })
}

function metWords(reason: Reason, naming: Naming): string {
  switch (reason.kind) {
    case 'days':
      return m.trip_card_days({ count: reason.days })
    case 'price':
      return m.finder_why_price()
    case 'unpriced':
    case 'animal-elsewhen':
      return ''
    case 'months':
      return m.finder_why_months({ months: formatMonths(reason.months, naming.locale) })
    case 'country':
      return m.finder_in({ countries: countryName(reason.tag, naming) })
    case 'place':
      return m.finder_why_place({ place: nameIn(reason.name, naming) })
    case 'animal':
    case 'activity':
      return m.finder_why_with({ what: small(reason.name) })
    case 'group':
      return m.finder_none_for({ group: groupWords[reason.group]() })
    case 'goal':
      return m.finder_none_around({ goals: goalName(reason.goal) })
    case 'effort':
      return small(effortName(reason.effort))
    case 'avoid':
      return avoided(reason, true, naming)
  }
}

function missedWords(reason: Reason, naming: Naming): string {
  switch (reason.kind) {
    case 'days':
      return reason.beyond > 0
        ? m.finder_why_longer({ count: reason.beyond })
        : m.finder_why_shorter({ count: -reason.beyond })
    case 'price':
      return m.finder_why_dearer({ amount: formatMoney(reason.overMinor, 'USD', naming.locale) })
    case 'unpriced':
      return m.finder_why_unpriced()
    case 'months':
      return m.finder_why_best({ months: formatMonths(reason.months, naming.locale) })
    case 'country':
      return m.finder_why_not_in({ place: countryName(reason.tag, naming) })
    case 'place':
      return m.finder_why_not_in({ place: nameIn(reason.name, naming) })
    case 'animal':
    case 'activity':
      return m.finder_why_without({ what: small(reason.name) })
    case 'animal-elsewhen':
      return m.finder_why_elsewhen({ what: small(reason.name) })
    case 'group':
      return m.finder_why_not_for({ group: groupWords[reason.group]() })
    case 'goal':
      return m.finder_why_not_around({ goal: goalName(reason.goal) })
    case 'effort':
      return m.finder_why_effort({ effort: small(effortName(reason.effort)) })
    case 'avoid':
      return avoided(reason, false, naming)
  }
}

/** Empty if there are no reasons. */
export function reasonLine({ met, missed }: Reasons, naming: Naming): string {
  const why = met.map(reason => metWords(reason, naming)).filter(Boolean)
  const but = missed.map(reason => missedWords(reason, naming))
  const parts = [why.slice(0, MOST_MET).join(', '), but.slice(0, MOST_MISSED).join(', ')].filter(Boolean)
  const line = parts.join('; ')
  return withInitial(line)
}
