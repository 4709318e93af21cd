import { queryOfTexts } from '#app/features/wish/wish-query.ts'
import { links, splitLocale } from '#app/links.ts'
import { isGoal, isGroup, MAX_GOALS, ROMANTIC, type TripType } from '#database/values/goals.ts'
import type { SentenceCountry, SentenceValue } from './sentence.ts'

/** How an address carries the sentence, and where it leads (specification, section 4). */

/** What a page is about, for the planner's calendar: a trip or a theme of the country. */
function aboutOf(path: string, country: string): { about?: string } {
  const [, tag, kind = '', key = ''] = splitLocale(path).path.split('/')
  if (tag !== country) return {}
  if (kind === 'trip') return { about: `trip/${key}` }
  const theme = /^(.+)-vacations$/.exec(kind)?.[1]
  return theme === undefined ? {} : { about: `theme/${theme}` }
}

/** Choices preset by a page's path (specification, section 4). */
export function presetOf(path: string): Pick<SentenceValue, 'group' | 'goals'> {
  if (/romantic|honeymoon/.test(path)) return { group: 'Couple', goals: [ROMANTIC] }
  if (path.includes('family')) return { group: 'Family', goals: [] }
  return { group: null, goals: [] }
}

/**
 * Reads the sentence from a page's address: fcountry (or country), fparty and ftype from the query, and presets from
 * the path for the rest. Unknown values are ignored.
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

/** A page's address with the sentence as it is chosen now, which `sentenceOf` reads; an unknown country stays in it. */
export function withSentence(
  query: URLSearchParams,
  { countries: [country], group, goals }: SentenceValue,
): URLSearchParams {
  const after = new URLSearchParams(query)
  after.delete('fcountry')
  const said = { country, fparty: group, ftype: goals.filter(isGoal).join(',') }
  for (const [name, text] of Object.entries(said)) {
    if (text) after.set(name, text)
    else if (name !== 'country') after.delete(name)
  }
  return after
}

/** Reads the sentence from its form, or from the address to which it was sent without script. */
export function sentenceIn(form: { getAll: (name: string) => unknown[] }): SentenceValue {
  const types = form.getAll('ftype').filter(type => type === ROMANTIC || isGoal(String(type)))
  return {
    countries: form.getAll('fcountry').map(String),
    group: form.getAll('fparty').map(String).find(isGroup) ?? null,
    goals: (types as TripType[]).slice(0, MAX_GOALS),
  }
}

/**
 * Target of the main button (specification, section 4): the finder for `form`, the country's travel-planning page for
 * `planner`. Null until a country is chosen.
 */
export function leadsTo(variant: 'form' | 'planner', value: SentenceValue, path = ''): string | null {
  const [country] = value.countries
  if (country === undefined) return null
  if (variant === 'planner')
    return links.travelPlanning(country, { ...wishOfSentence(value), ...aboutOf(path, country) })
  return tripsOf(value)
}

/** The finder with what is chosen, also without a country. */
export function tripsOf({ countries, group, goals }: SentenceValue): string {
  return links.trips({
    fcountry: countries.slice(0, 1),
    fparty: group ?? undefined,
    ftype: goals.filter(isGoal),
  })
}

/** The sentence as a form's address carries it. */
export function wishOfSentence({ group, goals }: SentenceValue): Record<string, string> {
  return queryOfTexts({ ...(group && { fparty: [group] }), ...(goals.length > 0 && { tripType: goals }) })
}

/** Hidden fields that mark an address as a sentence sent without script. */
export const SENT_AS = 'sentence'
export const SENT_FROM = 'from'
/** Query parameter: the sentence was sent without a country. */
export const COUNTRY_FIRST = 'first'
/** Id of the planner on a page. */
export const PLANNER_ID = 'personalize'

/**
 * Redirect target of a sentence sent without script: the button's target, or back to its page to ask for a country.
 * Returns null for the address of a search.
 */
export function readSentSentence(query: URLSearchParams, countryTags: readonly string[]): string | null {
  const variant = query.get(SENT_AS)
  if (variant !== 'form' && variant !== 'planner') return null
  const value = sentenceIn(query)
  const countries = value.countries.filter(tag => countryTags.includes(tag))
  const from = query.get(SENT_FROM) ?? ''
  // Only a path of this site: `//` and `/\\` would lead to another one.
  const back = /^\/(?![/\\])/.test(from) ? from : links.home()
  const hash = variant === 'planner' ? `#${PLANNER_ID}` : ''
  return (
    leadsTo(variant, { ...value, countries }) ??
    `${back.replace(/[?#].*/s, '')}?${COUNTRY_FIRST}=country${hash}`
  )
}
