import { m } from '#app/paraglide/messages.js'
import { formatAmount, formatDay, formatMoney, formatMonthOf, monthName } from '#app/text/figures.ts'
import { withInitial } from '#app/text/names.ts'
import type { Group } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import { goalName } from './choice-names.ts'
import type { Avoidance, Effort, Flexibility, Pace } from './wish.ts'
import type { Named, Wish } from './wish-schema.ts'

/** A wish in words, for every reader in their language. What was not said is null. */

type InLocale = { locale?: Locale }

/** "US$ 2,000 to 3,500 each", "over US$ 6,000 all together". */
export function budgetWords(
  { leastMinor, mostMinor, currency, per }: Omit<Wish['budget'], 'level'>,
  locale: Locale,
): string | null {
  const language = { locale }
  const money = (minor: number) => formatMoney(minor, currency, locale)
  function amount(): string | null {
    if (leastMinor === null)
      return mostMinor === null ? null : m.wish_amount_up_to({ to: money(mostMinor) }, language)
    if (mostMinor === null) return m.wish_amount_over({ from: money(leastMinor) }, language)
    if (mostMinor === leastMinor) return money(leastMinor)
    return m.wish_amount_between(
      { from: money(leastMinor), to: formatAmount(mostMinor, currency, locale) },
      language,
    )
  }
  const said = amount()
  if (said === null) return null
  return per === 'group'
    ? m.wish_amount_together({ amount: said }, language)
    : m.wish_amount_each({ amount: said }, language)
}

type Message = (inputs?: Record<never, never>, options?: InLocale) => string

export const avoidNames: Record<Avoidance, Message> = {
  driving: m.finder_avoid_driving,
  flights: m.finder_avoid_flights,
  boats: m.finder_avoid_boats,
  crowds: m.finder_avoid_crowds,
  heat: m.finder_avoid_heat,
  rain: m.finder_avoid_rain,
  altitude: m.finder_avoid_altitude,
  walking: m.finder_avoid_walking,
}

/** Who travels, as others say it: the sentence's own words are the traveller's. */
const groupNames: Record<Group, Message> = {
  Couple: m.group_couple_travels,
  Family: m.group_family_travels,
  Solo: m.group_solo_travels,
  Friends: m.group_friends_travel,
}

const paceNames: Record<Pace, Message> = {
  slow: m.planning_pace_slow,
  steady: m.planning_pace_steady,
  full: m.planning_pace_full,
}

const effortNames: Record<Effort, Message> = {
  easy: m.planning_effort_easy,
  moderate: m.planning_effort_moderate,
  demanding: m.planning_effort_demanding,
}

const flexibilityNames: Record<Flexibility, Message> = {
  week: m.planning_give_or_take,
  exact: m.planning_exactly,
  open: m.planning_whenever,
}

const levelNames: Record<NonNullable<Wish['budget']['level']>, Message> = {
  cheap: m.wish_level_cheap,
  comfortable: m.wish_level_comfortable,
  luxury: m.wish_level_luxury,
}

/** Kinds of houses as the guided planner offers them; other words are a caller's own. */
const houseNames: Record<string, Message> = {
  lodge: m.planning_sleep_lodge,
  hotel: m.planning_sleep_hotel,
  guesthouse: m.planning_sleep_guesthouse,
  'tented-camp': m.planning_sleep_tented_camp,
  farm: m.planning_sleep_farm,
  villa: m.planning_sleep_villa,
  boat: m.planning_sleep_boat,
}

/** The specification's classes, in the words that were pressed. */
const classNames: Record<string, Message> = {
  Standard: m.planning_comfort_standard,
  Premium: m.planning_comfort_premium,
  Luxury: m.planning_comfort_luxury,
}

type NeedKind = Wish['needs'][number]['kind']

/** A need in words; `other` has only those that were typed. */
export const needNames: Record<Exclude<NeedKind, 'other'>, Message> = {
  'step-free': m.wish_need_step_free,
  diet: m.wish_need_diet,
  knees: m.wish_need_knees,
  altitude: m.wish_need_altitude,
  breath: m.wish_need_breath,
  pregnancy: m.wish_need_pregnancy,
  seasickness: m.wish_need_seasickness,
  heights: m.wish_need_heights,
  caves: m.wish_need_caves,
  dark: m.wish_need_dark,
  'small-planes': m.wish_need_small_planes,
  snakes: m.wish_need_snakes,
  swim: m.wish_need_swim,
}

/** The lines in which a wish is shown. */
export const wishLines = [
  'saved',
  'party',
  'dates',
  'budget',
  'goals',
  'places',
  'doing',
  'avoid',
  'needs',
  'style',
  'transport',
  'flights',
] as const
export type WishLine = (typeof wishLines)[number]

const lineNames: Record<WishLine, Message> = {
  saved: m.wish_line_saved,
  party: m.wish_line_party,
  dates: m.wish_line_dates,
  budget: m.wish_line_budget,
  goals: m.wish_line_goals,
  places: m.wish_line_places,
  doing: m.wish_line_doing,
  // The form's own legend: its choices are read back under the words they were pressed under.
  avoid: m.wish_form_avoid_legend,
  needs: m.wish_line_needs,
  style: m.wish_line_style,
  transport: m.wish_line_transport,
  flights: m.wish_line_flights,
}

export function lineName(line: WishLine, locale: Locale): string {
  return lineNames[line]({}, { locale })
}

/** Joins words: "2 adults and 1 child". */
function all(words: readonly string[], { locale }: { locale: Locale }): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : m.planning_and({ first: words.slice(0, -1).join(', '), last }, { locale })
}

function partyWords({ who }: Wish, locale: Locale): string {
  const language = { locale }
  const { group, adults, adultAges, childAges, childrenOfUnknownAge: unknown, company } = who
  // Ages alone count those who have them.
  const count = adults ?? adultAges.length
  const grown = count === 0 ? null : m.planning_adults_count({ count }, language)
  const counted = [
    grown &&
      (adultAges.length > 0
        ? m.wish_adults_aged({ adults: grown, ages: adultAges.join(', ') }, language)
        : grown),
    childAges.length > 0 &&
      m.planning_children_count(
        { count: childAges.length, ages: all(childAges.map(String), language) },
        language,
      ),
    unknown > 0 && m.wish_children_unknown({ count: unknown }, language),
    childAges.length + unknown === 0 && company.includes('children') && m.wish_with_children({}, language),
    company.includes('elders') && m.wish_elders({}, language),
  ].filter(text => typeof text === 'string')
  return [group && groupNames[group]({}, language), all(counted, language)].filter(Boolean).join(': ')
}

function nightsWords({ least, most }: Wish['when']['nights'], locale: Locale): string | null {
  const language = { locale }
  const of = (count: number) => m.wish_nights({ count }, language)
  if (least === null) return most === null ? null : m.wish_nights_most({ nights: of(most) }, language)
  if (most === null) return m.wish_nights_least({ nights: of(least) }, language)
  return least === most ? of(most) : m.wish_nights_between({ least, nights: of(most) }, language)
}

function daysWords(
  { firstDay, lastDay, earliest, latest, months }: Wish['when'],
  locale: Locale,
): string | null {
  const language = { locale }
  const [from, to] = [firstDay, lastDay].map(day => day && formatDay(day, locale))
  if (from && to) return m.planning_from_to({ from, to }, language)
  if (from) return m.planning_from_day({ from }, language)
  if (to) return m.planning_to_day({ to }, language)
  if (months.length > 0) {
    const names = months.map(month =>
      month.length > 2 ? formatMonthOf(`${month}-01`, locale) : monthName(Number(month), locale),
    )
    return m.planning_in_months({ months: all(names, language) }, language)
  }
  const [after, before] = [earliest, latest].map(day => day && formatDay(day, locale))
  if (after && before) return m.wish_days_within({ from: after, to: before }, language)
  if (after) return m.wish_days_after({ from: after }, language)
  return before ? m.wish_days_before({ to: before }, language) : null
}

/** How fixed the days are; exact ones that nobody named are still to come. */
function fixityWords({ firstDay, lastDay }: Wish['when'], fixity: Flexibility, locale: Locale): string {
  const isOpen = fixity === 'exact' && !firstDay && !lastDay
  return isOpen ? m.planning_exact_open({}, { locale }) : flexibilityNames[fixity]({}, { locale })
}

function joined(words: readonly (string | null | undefined | false)[]): string {
  return words.filter(Boolean).join(', ')
}

/** A wish in words by its lines; those of which nothing was said are left out. Each begins with a capital. */
export function wishInWords(wish: Wish, locale: Locale): { line: WishLine; words: string }[] {
  const language = { locale }
  const { where, when, what, saved, budget, avoid, unwanted, needs, style, transport, flights } = wish
  const names = (list: readonly Named[]) => list.map(({ name }) => name[locale])
  const flight = (date: string | null, time: string | null) =>
    date && [formatDay(date, locale), time?.slice(0, 5)].filter(Boolean).join(', ')
  const [arriving, leaving] = [
    flight(flights.arrivalDate, flights.arrivalTime),
    flight(flights.departureDate, flights.departureTime),
  ]
  const texts: Record<WishLine, string> = {
    saved: joined(names(saved)),
    party: partyWords(wish, locale),
    dates: joined([
      daysWords(when, locale),
      nightsWords(when.nights, locale),
      when.flexibility && fixityWords(when, when.flexibility, locale),
    ]),
    budget: joined([budgetWords(budget, locale), budget.level && levelNames[budget.level]({}, language)]),
    goals: joined(what.goals.map(goal => goalName(goal, language))),
    places: joined([...names(where.places), ...names(what.habitats), ...names(what.interests)]),
    doing: joined([...names(what.activities), ...names(what.animals)]),
    avoid: joined([
      ...avoid.map(one => avoidNames[one]({}, language)),
      ...names(unwanted).map(name => m.wish_unwanted({ name }, language)),
    ]),
    needs: joined(
      needs.map(({ kind, words }) => {
        const name = kind === 'other' ? null : needNames[kind]({}, language)
        return name && words ? `${name} (${words})` : (name ?? words)
      }),
    ),
    style: joined([
      style.pace && paceNames[style.pace]({}, language),
      style.effort && effortNames[style.effort]({}, language),
      style.travelClass && (classNames[style.travelClass]?.({}, language) ?? style.travelClass),
      ...style.houses.map(house => houseNames[house]?.({}, language) ?? house),
      ...style.amenities,
    ]),
    transport: joined([transport.preferred, ...transport.kinds, ...transport.vehicles]),
    flights: joined([
      arriving && m.wish_flight_in({ when: arriving }, language),
      leaving && m.wish_flight_out({ when: leaving }, language),
      flights.needed && m.wish_flights_needed({}, language),
    ]),
  }
  return wishLines.flatMap(line => (texts[line] ? [{ line, words: withInitial(texts[line]) }] : []))
}

/** The lines of a wish under their names, for every reader. */
export function wishFacts(wish: Wish, locale: Locale): [name: string, words: string][] {
  return wishInWords(wish, locale).map(({ line, words }) => [lineName(line, locale), words])
}

/** A line whose words differ between two wishes; null for nothing. */
export interface WishChange {
  line: WishLine
  from: Record<Locale, string | null>
  to: Record<Locale, string | null>
}

/** What differs between two wishes, in the words of both languages. */
export function wishChanges(before: Wish, after: Wish): WishChange[] {
  const words = (wish: Wish, locale: Locale) =>
    new Map(wishInWords(wish, locale).map(({ line, words: text }) => [line, text]))
  const said = (wish: Wish) => ({ en: words(wish, 'en'), es: words(wish, 'es') })
  const [was, is] = [said(before), said(after)]
  return wishLines.flatMap(line => {
    const of = ({ en, es }: typeof was) => ({ en: en.get(line) ?? null, es: es.get(line) ?? null })
    const [from, to] = [of(was), of(is)]
    return from.en === to.en && from.es === to.es ? [] : [{ line, from, to }]
  })
}

const problems: Record<string, Message> = {
  planning_ages_wrong: m.planning_ages_wrong,
  wish_wrong_number: m.wish_wrong_number,
  wish_wrong_day: m.wish_wrong_day,
  wish_past_day: m.wish_past_day,
  wish_wrong_nights: m.wish_wrong_nights,
  wish_wrong_amount: m.wish_wrong_amount,
  wish_wrong_choice: m.wish_wrong_choice,
  wish_wrong_order: m.wish_wrong_order,
  wish_wrong_range: m.wish_wrong_range,
  form_too_long: m.form_too_long,
}

/** What is wrong with a field of a wish; undefined if nothing is. */
export function wishProblem(errors: readonly string[] | null | undefined): string | undefined {
  const [first] = errors ?? []
  if (first === undefined) return undefined
  const [key = '', count] = first.split(':')
  if (key === 'wish_other_nights')
    return m.wish_other_nights({ nights: m.wish_nights({ count: Number(count) }) })
  return problems[key]?.() ?? m.wish_wrong_choice()
}
