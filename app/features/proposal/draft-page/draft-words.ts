import type { Obstacle } from '#app/features/proposal/first-draft/draft-limits.ts'
import type { DraftReason, WalkedTour } from '#app/features/proposal/first-draft/draft-reasons.ts'
import type { Rest } from '#app/features/proposal/first-draft/draft-rests.ts'
import type { PaceRule } from '#app/features/proposal/proposal/pace.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMetres, formatMinutes, formatMoney } from '#app/text/figures.ts'
import type { DraftKind } from '#database/values/proposal-content.ts'
import type { DraftFigures, DraftPage, OpenPart, ShownProposal, Unkept } from './draft-page-schema.ts'

/** As a page says on what an assurance rests: `tour:peru/key`, `day:4`, `rides:7`. */
export function claimOf(rests: readonly Rest[]): string | undefined {
  if (rests.length === 0) return undefined
  return rests.map(rest => ('row' in rest ? rest.row : `${rest.rows}:${rest.count}`)).join(' ')
}

const kindNames: Record<DraftKind, () => string> = {
  calmer: m.first_draft_kind_calmer,
  wilder: m.first_draft_kind_wilder,
  cheaper: m.first_draft_kind_cheaper,
}

const kindLines: Record<DraftKind, () => string> = {
  calmer: m.first_draft_line_calmer,
  wilder: m.first_draft_line_wilder,
  cheaper: m.first_draft_line_cheaper,
}

/** What a draft is called: in what it differs from the others, otherwise a place that is only in it. */
export function titleWords({ title: { claims, place } }: Pick<ShownProposal, 'title'>): string {
  const [first, ...more] = claims
  if (!first) return m.first_draft_kind_place({ place: place ?? '' })
  return [kindNames[first](), ...more.map(kind => kindNames[kind]().toLocaleLowerCase())].join(', ')
}

/** What makes the name true. */
export function titleLines({ title: { claims, moves, minutes } }: Pick<ShownProposal, 'title'>): string {
  if (claims.length > 0) return claims.map(kind => kindLines[kind]()).join(' ')
  return m.first_draft_line_place({ count: moves, time: formatMinutes(minutes) })
}

export const ruleNames: Record<PaceRule, () => string> = {
  driving: m.first_draft_rule_driving,
  'early-starts': m.first_draft_rule_early,
  'one-night-stays': m.first_draft_rule_one_night,
  altitude: m.first_draft_rule_altitude,
  daylight: m.first_draft_rule_daylight,
  ages: m.first_draft_rule_ages,
  'closed-days': m.first_draft_rule_closed,
  'heavy-days': m.first_draft_rule_heavy,
  season: m.first_draft_rule_season,
  'arrival-day': m.first_draft_rule_arrival,
  meals: m.first_draft_rule_meals,
}

/** The stops in order: "San José, Bahía Drake, Uvita". */
export function routeWords({ stops }: Pick<ShownProposal, 'stops'>): string {
  return stops.map(({ place }) => place).join(', ')
}

const openNames: Record<OpenPart, () => string> = {
  beds: m.first_draft_open_beds,
  outings: m.first_draft_open_outings,
  rides: m.first_draft_open_rides,
  work: m.first_draft_open_work,
}

/** What of the price is open; a draft always has our work open. */
export function openWords({ open }: Pick<DraftFigures, 'open'>): string {
  return m.first_draft_open_sum({ parts: open.map(part => openNames[part]()).join(', ') })
}

/** The price of a person: rides and our work come on top. */
export function eachWords({ each }: Pick<ShownProposal['figures'], 'each'>): string {
  return m.first_draft_at_least({ price: each })
}

type Reason<Kind extends DraftReason['kind']> = Exclude<
  DraftReason,
  { kind: Exclude<DraftReason['kind'], Kind> }
>

/** The longest walk of a draft, in kilometres. */
function walkWords(km: number): string {
  return km === 0 ? m.walks_none() : m.walks_most({ km })
}

function avoidWords({ what, value, met }: Reason<'avoid'>): string {
  if (!met && value === 0) return m.first_draft_r_needs_dates()
  const words = {
    driving: () => m.first_draft_r_driving({ value: formatMinutes(value) }),
    flights: () => (value === 0 ? m.first_draft_r_flights_none() : m.first_draft_r_flights({ value })),
    boats: () => (value === 0 ? m.first_draft_r_boats_none() : m.first_draft_r_boats({ value })),
    heat: () => m.first_draft_r_heat({ value }),
    rain: () => m.first_draft_r_rain({ value }),
    altitude: () => m.first_draft_r_altitude({ height: formatMetres(value, getLocale()) }),
    walking: () => walkWords(value),
    crowds: () => m.first_draft_r_crowds({ value }),
  }
  return words[what]()
}

const animalsOut = {
  season: m.first_draft_r_animal_season,
  country: m.first_draft_r_animal_country,
  draft: m.first_draft_r_animal_draft,
} as const

/** Which refusal a wish cannot be kept with, and why. */
function obstacleWords({ against, place, minutes }: Obstacle): string {
  const said = { place: place[getLocale()], time: formatMinutes(minutes) }
  if (against === 'driving') return m.first_draft_r_not_with_driving(said)
  return against === 'flights'
    ? m.first_draft_r_not_without_flight(said)
    : m.first_draft_r_not_without_boat(said)
}

function walkedWords({ minutes, kilometres }: WalkedTour) {
  return { time: formatMinutes(minutes), km: kilometres }
}

function stayWords(reason: Reason<'place' | 'animal' | 'activity'>): string {
  const locale = getLocale()
  if (reason.met) {
    const place = reason.place[locale]
    if (reason.tour) {
      const tour = reason.tour[locale]
      if (reason.kind !== 'animal' || reason.walk === null) return m.first_draft_r_tour({ tour, place })
      return m.first_draft_r_tour_walk({ tour, place, ...walkedWords(reason.walk) })
    }
    return m.trip_card_nights({ place, count: reason.nights })
  }
  if (reason.kind === 'animal') {
    if (reason.out === 'age') return m.first_draft_r_animal_age({ least: reason.least })
    if (reason.out === 'walk')
      return m.first_draft_r_animal_walk({ tour: reason.tour[locale], ...walkedWords(reason.walk) })
    return animalsOut[reason.out]()
  }
  if (reason.kind === 'place') return m.first_draft_r_place_not()
  if (reason.obstacle) return obstacleWords(reason.obstacle)
  if (!reason.animal) return m.first_draft_r_activity_not()
  const { name, place } = reason.animal
  return m.first_draft_r_activity_only_there({ animal: name[locale], place: place[locale] })
}

function budgetWords({ knownMinor, overMinor, mostMinor, per, isExact }: Reason<'budget'>): string {
  const money = (minor: number) => formatMoney(minor, 'USD', getLocale())
  const known = money(knownMinor)
  // An estimate from other money is compared, and not shown as if it had been said.
  const sum =
    mostMinor !== null && isExact ? m.first_draft_r_budget_of({ known, most: money(mostMinor) }) : known
  const said = per === 'group' ? m.first_draft_r_budget_all({ sum }) : m.first_draft_r_budget_each({ sum })
  return overMinor === 0
    ? m.first_draft_r_budget_open({ sum: said })
    : m.first_draft_r_budget_not({ sum: said, over: money(overMinor) })
}

/** Of what of a draft it is known that it is for the children's age. */
function partyWords({ met, tours, houses }: Reason<'party'>): string {
  if (!met) return m.first_draft_rule_ages()
  const beds = m.first_draft_r_party_houses({ count: houses })
  return tours === 0 ? m.first_draft_r_party_no_tour({ beds }) : m.first_draft_r_party({ count: tours, beds })
}

/** That no outing of a draft is what somebody fears. */
function outingWords({ outings }: Reason<'need'>): string {
  return outings === 0 ? m.first_draft_r_need_no_outing() : m.first_draft_r_need_outings({ count: outings })
}

/** What the draft's own rows say of a need; what no row says is left to the planner. */
function needWords(reason: Reason<'need'>): string {
  const { need, status, longestWalkKm, highestM, houses, flights } = reason
  if (status === 'unknown') return m.first_draft_r_need_unknown()
  const height = formatMetres(highestM, getLocale())
  if (need === 'step-free') return m.first_draft_r_need_step_free({ count: houses, km: longestWalkKm })
  if (need === 'knees') return walkWords(longestWalkKm)
  if (need === 'breath') return `${m.first_draft_r_need_altitude({ height })}, ${walkWords(longestWalkKm)}`
  if (need === 'altitude') return m.first_draft_r_need_altitude({ height })
  if (need === 'seasickness') return m.first_draft_r_boats_none()
  if (need !== 'small-planes') return outingWords(reason)
  return flights === 0 ? m.first_draft_r_flights_none() : m.first_draft_r_need_large_planes()
}

/** How a draft meets a wish, in a few words. */
export function reasonWords(reason: DraftReason): string {
  switch (reason.kind) {
    case 'place':
    case 'animal':
    case 'activity':
      return stayWords(reason)
    case 'length':
      return reason.met ? m.first_draft_r_length(reason) : m.first_draft_r_length_not(reason)
    case 'when':
      return reason.startsOn
        ? m.first_draft_r_when({ date: formatDay(reason.startsOn, getLocale()) })
        : m.first_draft_r_when_open()
    case 'budget':
      return budgetWords(reason)
    case 'party':
      return partyWords(reason)
    case 'effort':
      if (reason.tours === 0) return m.first_draft_r_effort_no_tour()
      return reason.met || reason.hardest === null
        ? m.first_draft_r_effort()
        : m.first_draft_r_effort_not({ tour: reason.hardest[getLocale()] })
    case 'need':
      return needWords(reason)
    case 'avoid':
      return avoidWords(reason)
  }
}

/** Whether nobody can say yet that a wish is met: what rides and our work cost decides about a budget. */
function isOpen(reason: DraftReason): boolean {
  if (reason.kind === 'need') return reason.status === 'unknown'
  return reason.kind === 'budget' && reason.overMinor === 0
}

/** Whether the draft is known not to meet a wish. */
export function isMissed(reason: DraftReason): boolean {
  return !reason.met && !isOpen(reason)
}

/** A wish, and whether the draft meets it. */
export function metWords(reason: DraftReason): string {
  const words = m.first_draft_said({ words: reason.from })
  if (reason.met) return m.first_draft_met({ words })
  return isMissed(reason) ? m.first_draft_not_met({ words }) : m.first_draft_not_known({ words })
}

/** Only drafts that keep to everything that was said are said to work. */
export function setTitle({
  because,
  drafts,
  unread,
}: Pick<DraftPage, 'because' | 'drafts' | 'unread'>): string {
  if (because === 'nothing') return m.first_draft_anyway()
  if (unread.length > 0 || drafts.some(({ reasons }) => reasons.some(isMissed)))
    return m.first_draft_closest()
  return drafts.length === 3 ? m.first_draft_three() : m.first_draft_some()
}

/** What the pace doctor finds, worst first; one good line if it finds nothing. */
export function paceWords({
  findings,
  findingDays,
  hasConnections,
  earlyDays,
}: Pick<ShownProposal, 'findings' | 'findingDays' | 'hasConnections' | 'earlyDays'>) {
  const found = findings.map(({ rule, grade }, i) => ({
    grade,
    text: m.first_draft_pace_look({ day: findingDays[i] ?? 0, rule: ruleNames[rule]() }),
  }))
  const all = [
    ...(hasConnections ? [] : [{ grade: 'broken' as const, text: m.first_draft_pace_no_way() }]),
    ...found.filter(({ grade }) => grade === 'broken'),
    ...found.filter(({ grade }) => grade !== 'broken'),
  ]
  if (all.length > 0) return all
  const text =
    earlyDays.length > 0
      ? m.first_draft_pace_good_early({ days: earlyDays.join(', ') })
      : m.first_draft_pace_good()
  return [{ grade: 'good' as const, text }]
}

/** The row that decides and its day. */
export function restWords({ day, name }: Extract<Rest, { day: number }>): string {
  return name === null
    ? m.first_draft_rests_day({ day })
    : m.first_draft_rests_named({ day, name: name[getLocale()] })
}

/** What the drafts assume of children, as sentences. */
export function assumedWords({ agesUnsaid }: Pick<DraftPage, 'agesUnsaid'>): string[] {
  if (agesUnsaid === null) return []
  return [agesUnsaid === 0 ? m.first_draft_ages_uncounted() : m.first_draft_ages({ count: agesUnsaid })]
}

/** The message that goes to the planner with a draft: the words, the route, and what was assumed. */
export function messageOf(page: Pick<DraftPage, 'words' | 'agesUnsaid'>, draft: ShownProposal): string {
  const { words } = page
  const route = routeWords(draft)
  const message =
    words === '' ? m.first_draft_message_bare({ route }) : m.first_draft_message({ words, route })
  return [message, ...assumedWords(page)].join(' ')
}

/** Why a country that was named as well is left out. */
function leftOutWords({ name, why, unmet }: DraftPage['leftOut'][number]): string {
  if (why === null) return m.first_draft_left_out({ names: name })
  const words = unmet.map(said => m.first_draft_said({ words: said })).join(', ')
  const said = {
    none: m.first_draft_left_out_none,
    unmet: m.first_draft_left_out_unmet,
    fewer: m.first_draft_left_out_fewer,
  }
  return said[why]({ name, words })
}

/** Why there is no draft, of each country that was tried, as sentences. */
export function unkeptWords({ needs, countries }: Unkept): string[] {
  const names = new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(
    countries.map(({ name }) => name),
  )
  if (needs.length === 0) return [m.first_draft_nothing({ country: names })]
  return [
    m.first_draft_unkept({ country: names, needs: needs.join(', ') }),
    ...countries.flatMap(({ name, houses }) => {
      if (houses === null) return []
      return houses.length > 0
        ? m.first_draft_unkept_houses({ country: name, houses: houses.join(', ') })
        : m.first_draft_unkept_no_house({ country: name })
    }),
  ]
}

/** How the words were read, as sentences. */
export function readingNotes(page: DraftPage): string[] {
  const { country, because, met, leftOut, elsewhere, unread, proposed, days, unmissed, drafts } = page
  const name = country?.name ?? ''
  const why = {
    named: () => m.first_draft_why_named({ country: name }),
    wishes: () => m.first_draft_why_wishes({ country: name, said: met.join(', ') }),
    first: () => m.first_draft_why_first({ country: name }),
    nothing: () => m.first_draft_why_nothing({ country: name }),
  }
  return [
    ...(elsewhere.length > 0 ? [m.first_draft_elsewhere({ names: elsewhere.join(', ') })] : []),
    ...(because ? [why[because]()] : []),
    ...leftOut.map(leftOutWords),
    ...(proposed ? [m.first_draft_month({ date: proposed })] : []),
    ...(days ? [m.first_draft_days_bounded(days)] : []),
    ...(unmissed
      ? [
          m.first_draft_unmissed({
            ...{ country: name, sight: unmissed },
            days: drafts[0]?.days.length ?? 0,
          }),
        ]
      : []),
    ...assumedWords(page),
    ...(unread.length > 0 && because !== 'nothing'
      ? [m.first_draft_unread({ words: unread.join(', ') })]
      : []),
  ]
}
