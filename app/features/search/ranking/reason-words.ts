import { goalName } from '#app/features/wish/choice-names.ts'
import type { Effort } from '#app/features/wish/wish.ts'
import { needNames } from '#app/features/wish/wish-words.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDegrees, formatMetres, formatMinutes, formatMoney, formatMonths } from '#app/text/figures.ts'
import { withInitial } from '#app/text/names.ts'
import type { Group } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Reason, Reasons } from './reasons.ts'

/** Texts of the reasons: "8 days, with sloths; 2 days longer than you said". */

const MOST_MET = 4
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

type NeedReason = Extract<Reason, { kind: 'need' }>

function satisfiedWords({ need, measure }: NeedReason, { locale }: Naming): string {
  if (measure?.unit === 'flights') return m.finder_need_kept_large_planes()
  if (measure?.unit === 'km')
    return measure.amount === 0 ? m.walks_none() : m.walks_most({ km: measure.amount })
  if (measure?.unit === 'altitude')
    return m.finder_need_kept_altitude({ height: formatMetres(measure.amount, locale) })
  if (need === 'caves') return m.finder_need_kept_caves()
  if (need === 'dark') return m.finder_need_kept_dark()
  if (need === 'seasickness') return m.finder_need_kept_sea()
  return need === 'small-planes' ? m.finder_need_kept_flights() : m.finder_need_kept_steps()
}

/** What breaks a need; what is not known of a trip is said once, above the cards. */
function brokenWords({ need, measure, ground, status, words }: NeedReason, naming: Naming): string {
  if (status === 'unknown') return ''
  const { locale } = naming
  const day = ground.day ?? 1
  const at = ground.name ? nameIn(ground.name, naming) : ''
  if (measure?.unit === 'km') return m.finder_need_broken_km({ amount: measure.amount, day })
  if (measure?.unit === 'climb')
    return m.finder_need_broken_climb({ height: formatMetres(measure.amount, locale), day })
  if (measure?.unit === 'altitude') {
    const height = formatMetres(measure.amount, locale)
    return at === ''
      ? m.finder_need_broken_altitude_day({ height, day })
      : m.finder_need_broken_altitude({ height, at })
  }
  if (measure?.unit === 'flights') return m.finder_need_broken_flights({ count: measure.amount })
  if (measure?.unit === 'boats') return m.finder_need_broken_boats({ amount: measure.amount })
  const name = need === 'other' ? words : needNames[need]({}, { locale })
  return at === ''
    ? m.finder_why_on_day({ what: name, day })
    : m.finder_need_broken_at({ need: name, at, day })
}

/** Warm days with cold nights say their nights. */
const WARM_NIGHT = 18

function weatherWords({ weather, highC, lowC, rainDays }: Extract<Reason, { kind: 'weather' }>): string {
  if (weather === 'dry') return m.finder_why_rain_days({ days: rainDays })
  return weather === 'warm' && lowC < WARM_NIGHT
    ? m.finder_why_low_of({ degrees: formatDegrees(lowC) })
    : m.finder_why_high_of({ degrees: formatDegrees(highC) })
}

/** Null for a country without trips. */
function countryName(tag: string | null, { countries }: Naming): string | null {
  return countries.find(country => country.tag === tag)?.name ?? null
}

/** What a trip has, with the place or tour that has it and the day: “sloths at Cahuita, day 4”. */
function withGround(
  { name, ground }: { name: { en: string; es: string }; ground: Reason['ground'] },
  naming: Naming,
): string {
  const what = small(nameIn(name, naming))
  const { day } = ground
  if (day === null) return what
  if (!ground.name) return m.finder_why_on_day({ what, day })
  const at = nameIn(ground.name, naming)
  return ground.row.startsWith('place:')
    ? m.finder_why_at({ what, at, day })
    : m.finder_why_by({ what, at, day })
}

/** English names that begin with where something lives; and with somebody's name, as Hoffmann’s two-toed sloth does. */
const PROPER =
  /^(?:\S+[’']s|Africa\w*|America\w*|Andean|Angola\w*|Arabica|Asian?|Bali|Bornean|Cát|Central American|Galápagos|Hatinh|Hondura\w*|Humboldt|Irrawaddy|Javan|Komodo|Lao\w*|Mekong|Montezuma|Neotropical|Nile|Panama\w*|Rwenzori|South American|Sumatran?|Titicaca|Uganda\w*|West Indian|Yucatán|Zanzibar)(?= |$)/

function small(text: string): string {
  return PROPER.test(text) ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1)
}

function avoided(
  { what, amount, ground }: Extract<Reason, { kind: 'avoid' }>,
  isMet: boolean,
  naming: Naming,
): string {
  const { locale } = naming
  if (what === 'heat') {
    const degrees = formatDegrees(amount)
    if (isMet || !ground.name) return m.finder_why_highest({ degrees })
    return m.finder_why_hot({ degrees, place: nameIn(ground.name, naming) })
  }
  if (what === 'driving')
    return isMet ? m.finder_why_drives() : m.finder_why_long_drive({ time: formatMinutes(amount) })
  if (what === 'flights') return isMet ? m.finder_why_no_flights() : m.finder_why_flights({ count: amount })
  if (what === 'boats') return isMet ? m.finder_why_no_boats() : m.finder_why_boats({ count: amount })
  return isMet ? m.finder_why_low() : m.finder_why_high({ height: formatMetres(amount, locale) })
}

function withinBudget({ isOfTwo, isSeasonal }: Extract<Reason, { kind: 'price' }>): string {
  if (isOfTwo) return isSeasonal ? m.finder_why_price_two_seasonal() : m.finder_why_price_two()
  return isSeasonal ? m.finder_why_price_seasonal() : m.finder_why_price()
}

function overBudget({ overMinor, isOfTwo }: Extract<Reason, { kind: 'price' }>, { locale }: Naming): string {
  const amount = formatMoney(overMinor, 'USD', locale)
  return isOfTwo ? m.finder_why_dearer_two({ amount }) : m.finder_why_dearer({ amount })
}

function metWords(reason: Reason, naming: Naming): string {
  switch (reason.kind) {
    case 'days':
      return m.trip_card_days({ count: reason.days })
    case 'price':
      return withinBudget(reason)
    case 'unpriced':
    case 'animal-elsewhen':
    case 'age':
    case 'age-unknown':
    case 'refused':
    case 'weather-unknown':
      return ''
    case 'months':
      return m.finder_why_months({ months: formatMonths(reason.months, naming.locale) })
    case 'country':
      return m.finder_in({ countries: countryName(reason.tag, naming) ?? reason.from })
    case 'place':
      return m.finder_why_place({ place: nameIn(reason.name, naming) })
    case 'animal':
    case 'activity':
    case 'thing':
      return m.finder_why_with({ what: withGround(reason, naming) })
    case 'group':
      return m.finder_none_for({ group: groupWords[reason.group]() })
    case 'goal':
      return m.finder_none_around({ goals: goalName(reason.goal) })
    case 'effort':
      return small(effortName(reason.effort))
    case 'need':
      return satisfiedWords(reason, naming)
    case 'weather':
      return weatherWords(reason)
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
      return overBudget(reason, naming)
    case 'unpriced':
      return reason.people === null
        ? m.finder_why_unpriced()
        : m.finder_why_unpriced_party({ count: reason.people })
    case 'months':
      return m.finder_why_best({ months: formatMonths(reason.months, naming.locale) })
    case 'country':
      // A country that we do not plan is answered above the cards.
      return reason.tag !== null && countryName(reason.tag, naming) === null
        ? ''
        : m.finder_why_not_in({ place: countryName(reason.tag, naming) ?? reason.from })
    case 'place':
      return m.finder_why_not_in({ place: nameIn(reason.name, naming) })
    case 'thing':
      return reason.ground.row.startsWith('trip:')
        ? m.finder_why_without({ what: small(nameIn(reason.name, naming)) })
        : ''
    case 'animal':
    case 'activity':
      return m.finder_why_without({ what: small(nameIn(reason.name, naming)) })
    case 'animal-elsewhen':
      return m.finder_why_elsewhen({ what: small(nameIn(reason.name, naming)) })
    case 'age':
      return m.finder_why_from_age({ age: reason.age })
    case 'age-unknown':
      return m.finder_why_age_unknown({ age: reason.age })
    case 'refused':
      return m.finder_why_refused({ what: small(reason.name ? nameIn(reason.name, naming) : reason.from) })
    case 'group':
      return m.finder_why_not_for({ group: groupWords[reason.group]() })
    case 'goal':
      return m.finder_why_not_around({ goal: goalName(reason.goal) })
    case 'effort':
      return m.finder_why_effort({ effort: small(effortName(reason.effort)) })
    case 'need':
      return brokenWords(reason, naming)
    case 'weather':
      return weatherWords(reason)
    case 'weather-unknown':
      return reason.wish === 'dry' ? m.finder_why_rain_unknown() : m.finder_why_warmth_unknown()
    case 'avoid':
      return avoided(reason, false, naming)
  }
}

/** A reason in words, with the row on which it rests. */
export interface Claim {
  text: string
  /** Whether the trip has it; otherwise it is what the trip misses. */
  isMet: boolean
  /** `tour:peru/key`, `day:trip/4`. */
  row: string
  /** The day of the trip that it rests on, for the link. */
  day: number | null
}

function withInitialOf([first, ...others]: Claim[]): Claim[] {
  return first ? [{ ...first, text: withInitial(first.text) }, ...others] : []
}

/** The claims of a trip's card, what it has first. */
export function claimsOf({ met, missed }: Reasons, naming: Naming): Claim[] {
  const toClaim = (isMet: boolean) => (reason: Reason) => {
    const text = isMet ? metWords(reason, naming) : missedWords(reason, naming)
    return text === '' ? [] : [{ text, isMet, row: reason.ground.row, day: reason.ground.day }]
  }
  return withInitialOf([
    ...met.flatMap(toClaim(true)).slice(0, MOST_MET),
    ...missed.flatMap(toClaim(false)).slice(0, MOST_MISSED),
  ])
}
