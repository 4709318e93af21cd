import { links } from '#app/links.ts'
import { isGoal, isGroup } from '#database/values/goals.ts'
import { MAX_GOALS, ROMANTIC, type SentenceCountry, type SentenceValue, type TripType } from './sentence.ts'

/** Pure rules about how an address carries the sentence, and where it leads (specification, section 4). */

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
