import { drynessName } from '#app/features/trip/season/season-words.ts'
import { goalName, groupName } from '#app/features/wish/choice-names.ts'
import type { Effort, Flexibility, Pace } from '#app/features/wish/wish.ts'
import { m } from '#app/paraglide/messages.js'
import { withInitial } from '#app/text/names.ts'
import { type Group, ROMANTIC, type TripType } from '#database/values/goals.ts'
import {
  type Answers,
  type Budget,
  type Comfort,
  isAnswered,
  isContradiction,
  type Sleep,
  type Step,
  seasonsFor,
  steps,
} from './planning.ts'
import type { PlanningCountry, Wish } from './planning-schema.ts'

/** Texts of the guided planner. They use no browser formatter (Intl), so that server and browser render the same. */

export const stepNames: Record<Step, () => string> = {
  who: m.planning_step_who,
  when: m.planning_step_when,
  what: m.planning_step_what,
  where: m.planning_step_where,
  how: m.planning_step_how,
  you: m.planning_step_you,
}

const goalLines: Record<TripType, () => string> = {
  'Nature That Stuns': m.planning_goal_nature,
  'Culture & Cuisine': m.planning_goal_culture,
  'Feel the Adrenaline': m.planning_goal_adrenaline,
  'Top Sites & Highlights': m.planning_goal_highlights,
  'Zen & Wellbeing': m.planning_goal_zen,
  'Leisurely Exploration': m.planning_goal_leisure,
  'Urban Pulse': m.planning_goal_urban,
  'Treks & Trails': m.planning_goal_treks,
  'Unplug & Unwind': m.planning_goal_unplug,
  'Time Together': m.planning_goal_together,
  'Sweeping Scenery': m.planning_goal_scenery,
  'Low-Key Gems': m.planning_goal_gems,
  [ROMANTIC]: m.planning_goal_romantic,
}

/** What a goal means, in plain words: its name is the specification's. */
export function goalLine(goal: TripType): string {
  return goalLines[goal]()
}

export const fixityNames: Record<Flexibility, () => string> = {
  week: m.planning_fixed_week,
  exact: m.planning_fixed_exact,
  open: m.planning_fixed_open,
}

export const paceNames: Record<Pace, () => string> = {
  slow: m.planning_pace_slow,
  steady: m.planning_pace_steady,
  full: m.planning_pace_full,
}

export const effortNames: Record<Effort, () => string> = {
  easy: m.planning_effort_easy,
  moderate: m.planning_effort_moderate,
  demanding: m.planning_effort_demanding,
}

export const comfortNames: Record<Comfort, () => string> = {
  standard: m.planning_comfort_standard,
  premium: m.planning_comfort_premium,
  luxury: m.planning_comfort_luxury,
}

export const sleepNames: Record<Sleep, () => string> = {
  lodge: m.planning_sleep_lodge,
  hotel: m.planning_sleep_hotel,
  guesthouse: m.planning_sleep_guesthouse,
  'tented-camp': m.planning_sleep_tented_camp,
  farm: m.planning_sleep_farm,
  villa: m.planning_sleep_villa,
  boat: m.planning_sleep_boat,
}

export const budgetNames: Record<Budget, () => string> = {
  '0-2000': m.planning_budget_2000,
  '2000-3500': m.planning_budget_3500,
  '3500-6000': m.planning_budget_6000,
  '6000': m.planning_budget_more,
}

const groupNames: Record<Group, () => string> = {
  Couple: m.planning_with_couple,
  Family: m.planning_with_family,
  Solo: m.planning_with_solo,
  Friends: m.planning_with_friends,
}

/** Joins words: "Tortuguero, Arenal and rafting". */
function all(
  words: readonly string[],
  join: (ends: { first: string; last: string }) => string = m.planning_and,
) {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : join({ first: words.slice(0, -1).join(', '), last })
}

function monthNames(): string[] {
  return m.planning_months().split(' ')
}

/** A month written YYYY-MM: February 2027. */
export function monthName(month: string): string {
  return m.planning_month({
    month: monthNames()[Number(month.slice(5, 7)) - 1] ?? '',
    year: month.slice(0, 4),
  })
}

/** A day written YYYY-MM-DD: 3 February 2027. */
function dayName(day: string): string {
  return m.planning_day({ day: Number(day.slice(8, 10)), month: monthName(day.slice(0, 7)) })
}

function adultsText(count: number): string {
  return m.planning_adults_count({ count })
}

function childrenText(ages: readonly number[]): string {
  return m.planning_children_count({ count: ages.length, ages: all(ages.map(String)) })
}

/** 2 adults and 1 child aged 5. */
function partyText({ adults, adultsOpen, adultAges, ages }: Answers): string {
  const counted = adults ?? (adultsOpen ? 0 : adultAges.length)
  const grown = counted === 0 ? adultsOpen && m.planning_adults_unknown() : adultsText(counted)
  const aged = grown && adultAges.length > 0
  const party = [
    aged ? m.wish_adults_aged({ adults: grown, ages: adultAges.join(', ') }) : grown,
    ages.length > 0 && childrenText(ages),
  ]
  return all(party.filter(text => text !== false))
}

function whoText(answers: Answers): string {
  const { group } = answers
  return [group && groupNames[group](), partyText(answers)].filter(Boolean).join(': ')
}

/** Points out a party that contradicts the chosen group. Returns null if they agree. */
export function contradictionText(answers: Answers, planner: PlanningCountry['planner']): string | null {
  if (!answers.group || !isContradiction(answers)) return null
  const said = { group: groupName(answers.group), party: partyText(answers) }
  return planner ? m.planning_mismatch({ ...said, name: planner.firstName }) : m.planning_mismatch_us(said)
}

function datesText({ from, to }: Answers): string {
  if (from && to) return m.planning_from_to({ from: dayName(from), to: dayName(to) })
  if (from) return m.planning_from_day({ from: dayName(from) })
  return to ? m.planning_to_day({ to: dayName(to) }) : ''
}

/** Asks about a last day before the first. */
export function reversedText({ from, to }: Pick<Answers, 'from' | 'to'>): {
  question: string
  exchange: string
} {
  const [first, last] = [dayName(from ?? ''), dayName(to ?? '')]
  return {
    question: m.planning_dates_reversed({ from: first, to: last }),
    exchange: m.planning_dates_exchange({ from: last, to: first }),
  }
}

function whenText(answers: Answers): string {
  const { days, months, fixity, from, to } = answers
  const fixed = { week: m.planning_give_or_take, exact: m.planning_exactly, open: m.planning_whenever }
  const time = [
    days !== null && m.planning_days_count({ count: days }),
    months.length > 0 && m.planning_in_months({ months: all(months.map(monthName), m.planning_or) }),
    datesText(answers),
  ]
  const isOpen = fixity === 'exact' && !from && !to
  const firmness = isOpen ? m.planning_exact_open() : fixity && fixed[fixity]()
  return [time.filter(Boolean).join(' '), firmness].filter(Boolean).join(', ')
}

/** Names of the chosen wishes. */
export function wishNames(wishes: readonly Wish[], chosen: readonly string[]): string[] {
  return wishes.filter(({ key }) => chosen.includes(key)).map(({ name }) => name)
}

function whereText({ places, likes, doings }: Answers, country: PlanningCountry): string {
  return all([
    ...wishNames(country.places, places),
    ...wishNames(country.likes, likes),
    ...wishNames(country.doings, doings),
  ])
}

function howText({ pace, effort, comfort, sleeps, budget }: Answers): string {
  const parts = [
    pace && paceNames[pace](),
    effort && effortNames[effort](),
    comfort && comfortNames[comfort](),
    all(
      sleeps.map(sleep => sleepNames[sleep]()),
      m.planning_or,
    ),
    budget && m.planning_budget_each({ budget: budgetNames[budget]() }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** A disc's size in words. */
/** Where somebody goes: the places chosen, and those of the theme or trip from which they came. */
export function wantedPlaces({ origin }: PlanningCountry, { places }: Answers): string[] {
  return [...places, ...(origin?.places ?? [])]
}

/** As many regions are named beside the button. */
const REGIONS_NAMED = 2

/** The regions that stand first in the calendar, for the reason that is said above it; none if all are alike. */
export function regionsFirst(country: PlanningCountry, answers: Answers): PlanningCountry['seasons'] {
  return seasonsFor(country.seasons, wantedPlaces(country, answers)).first.slice(0, REGIONS_NAMED)
}

/** What the chosen months mean, where somebody goes: "White range: dry; Desert coast: dry, mixed." */
function weatherText(country: PlanningCountry, answers: Answers): string {
  const first = regionsFirst(country, answers)
  const rows = first.length > 0 ? first : country.seasons.slice(0, REGIONS_NAMED)
  const inYear = answers.months.map(month => Number(month.slice(5, 7)) - 1)
  if (inYear.length === 0 || rows.length === 0) return ''
  const texts = rows.map(({ name, dryness }) => {
    const dry = [...new Set(inYear.map(month => dryness[month] ?? 0))].toSorted((a, b) => b - a)
    return `${name}: ${dry.map(drynessName).join(', ')}`
  })
  return ` ${texts.join('; ')}.`
}

/** What is chosen at a step, and what that means; empty if nothing is. */
export function chosenAt(step: Step, answers: Answers, country: PlanningCountry): string {
  const said = answersSoFar(answers, country).find(one => one.step === step)
  if (!said) return ''
  return step === 'when' ? said.text + weatherText(country, answers) : said.text
}

/** The names of regions as one text. */
export function regionNames(regions: PlanningCountry['seasons']): string {
  return all(regions.map(({ name }) => name))
}

/** A sentence for each answered step: "With my family: 2 adults." */
export function answersSoFar(answers: Answers, country: PlanningCountry): { step: Step; text: string }[] {
  const texts: Record<Step, () => string> = {
    who: () => whoText(answers),
    when: () => whenText(answers),
    what: () => all(answers.goals.map(goal => goalName(goal))),
    where: () => whereText(answers, country),
    how: () => howText(answers),
    you: () => '',
  }
  return steps
    .filter(step => isAnswered(step, answers))
    .map(step => ({ step, text: `${withInitial(texts[step]())}.` }))
}
