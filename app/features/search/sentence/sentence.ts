import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { type Goal, type Group, isGoal, isGroup } from '#database/values/goals.ts'

/** Pure rules about the sentence: what may be chosen, and where a choice leads (specification, section 3). */

/** The type that a romantic page presets: a wish for the planner, not a goal trips are found by. */
export const ROMANTIC = 'Romantic Getaway'
export type TripType = Goal | typeof ROMANTIC

/** Specification, section 9. */
export const MAX_GOALS = 3

export interface SentenceValue {
  /** Country tags. */
  countries: readonly string[]
  group: Group | null
  goals: readonly TripType[]
}

export interface SentenceCountry {
  tag: string
  name: string
  area: 'latin-america' | 'south-east-asia' | 'east-africa' | 'elsewhere'
}

/** What a page's path presets (specification, section 4). */
export function presetOf(path: string): Pick<SentenceValue, 'group' | 'goals'> {
  if (/romantic|honeymoon/.test(path)) return { group: 'Couple', goals: [ROMANTIC] }
  if (path.includes('family')) return { group: 'Family', goals: [] }
  return { group: null, goals: [] }
}

/**
 * The sentence as a page's address has it: its query says fcountry (or country), fparty and ftype, and what
 * it leaves open the path presets. What is not known is passed over.
 */
export function sentenceOf(
  path: string,
  query: URLSearchParams,
  countries: readonly SentenceCountry[],
): SentenceValue {
  const list = (name: string) => query.getAll(name).flatMap(value => value.split(','))
  const asked = [...list('fcountry'), ...list('country')]
  const chosen = list('ftype').filter(isGoal).slice(0, MAX_GOALS)
  const preset = presetOf(path)
  return {
    countries: countries.map(({ tag }) => tag).filter(tag => asked.includes(tag)),
    group: list('fparty').find(isGroup) ?? preset.group,
    goals: chosen.length > 0 ? chosen : preset.goals,
  }
}

/** What stands in the form itself, or in the address it was sent to without script. */
export function sentenceIn(form: { getAll: (name: string) => unknown[] }): SentenceValue {
  const types = form.getAll('ftype').filter(type => type === ROMANTIC || isGoal(String(type)))
  return {
    countries: form.getAll('fcountry').map(String),
    group: form.getAll('fparty').map(String).find(isGroup) ?? null,
    goals: (types as TripType[]).slice(0, MAX_GOALS),
  }
}

/**
 * Where the main button leads (specification, section 4): the form to the finder, the planner to the country's
 * travel-planning page; null until a country is chosen.
 */
export function leadsTo(variant: 'form' | 'planner', value: SentenceValue): string | null {
  const [country] = value.countries
  if (country === undefined) return null
  const fparty = value.group ?? undefined
  if (variant === 'planner') {
    return links.travelPlanning(country, { fparty, tripType: value.goals.join(',') })
  }
  return links.trips({ fcountry: [country], fparty, ftype: value.goals.filter(isGoal) })
}

/** The hidden fields of the sentence, by which its address is known when it was sent without script. */
export const SENT_AS = 'sentence'
export const SENT_FROM = 'from'
/** In a page's address: the sentence was sent from it without a country. */
export const COUNTRY_FIRST = 'first'
/** Where the planner stands on a page. */
export const PLANNER_ID = 'personalize'

/** Takes a choice up or drops it; a fourth goal is not taken up. */
export function toggled<T>(chosen: readonly T[], choice: T, max = Number.POSITIVE_INFINITY): readonly T[] {
  if (chosen.includes(choice)) return chosen.filter(other => other !== choice)
  return chosen.length < max ? [...chosen, choice] : chosen
}

/** The group as the sentence says it: "for My Family". */
export function groupName(group: Group): string {
  const names = {
    Couple: m.group_couple,
    Family: m.group_family,
    Solo: m.group_solo,
    Friends: m.group_friends,
  }
  return names[group]()
}

/** A goal, or the romantic type, in the reader's words. */
export function goalName(goal: TripType): string {
  const names = {
    'Nature That Stuns': m.goal_nature,
    'Culture & Cuisine': m.goal_culture,
    'Feel the Adrenaline': m.goal_adrenaline,
    'Top Sites & Highlights': m.goal_highlights,
    'Zen & Wellbeing': m.goal_zen,
    'Leisurely Exploration': m.goal_leisure,
    'Urban Pulse': m.goal_urban,
    'Treks & Trails': m.goal_treks,
    'Unplug & Unwind': m.goal_unplug,
    'Time Together': m.goal_together,
    'Sweeping Scenery': m.goal_scenery,
    'Low-Key Gems': m.goal_gems,
    [ROMANTIC]: m.goal_romantic,
  }
  return names[goal]()
}
