import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DAY_MS, dayOf } from '#app/text/days.ts'
import type { BeforePart, BeforeSubject, Hazard, HazardLevel } from '#database/values/before-you-go.ts'

import type { BeforePage, FactAge, Freshness, ShownFact } from './before-you-go-schema.ts'

/** Rules of what one must know before going: how old a fact is, and what its subjects are called. */

function monthsAfter(day: string, months: number): number {
  const date = new Date(day)
  return date.setUTCMonth(date.getUTCMonth() + months)
}

/** When a fact was checked, YYYY-MM-DD, and for how many months it counts as fresh. */
interface CheckedFact {
  checked: string
  months: number
}

export function lastFreshDay({ checked, months }: CheckedFact): string {
  return dayOf(monthsAfter(checked, months))
}

export function factAge({ checked, months }: CheckedFact, now: Date): FactAge {
  const start = Date.parse(checked)
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const [fresh, last] = [monthsAfter(checked, months), monthsAfter(checked, 2 * months)]
  const stale = today <= last ? 'old' : 'gone'
  let age = 0
  while (monthsAfter(checked, age + 1) <= today) age += 1
  return {
    freshness: today <= fresh ? 'fresh' : stale,
    months: age,
    percent: Math.max(0, Math.round((100 * (today - start)) / (fresh - start))),
  }
}

/** Whether a fact may stand where nobody sees its age: in summaries, in files, in structured data. */
export function isSound({ freshness, known }: { freshness: Freshness; known: boolean }): boolean {
  return freshness === 'fresh' && known
}

/** The day on which most of the fresh facts were checked; null without any. */
export function usualCheck(facts: readonly Pick<ShownFact, 'freshness' | 'checked'>[]): string | null {
  const days = Map.groupBy(
    facts.filter(({ freshness }) => freshness === 'fresh'),
    ({ checked }) => checked,
  )
  const [most] = [...days].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? null
}

/** The beginning of a fact, up to the first full stop that ends a sentence. */
export function firstSentence(words: string): string {
  return /^.*?[^.\s]{2,}\.(?=\s+\p{Lu}|$)/su.exec(words)?.[0] ?? words
}

const parts: Record<BeforePart, () => string> = {
  papers: m.before_part_papers,
  health: m.before_part_health,
  safety: m.before_part_safety,
  practice: m.before_part_practice,
  people: m.before_part_people,
  calendar: m.before_part_calendar,
}

/** The title of the page of a country or trek. */
export function beforeTitle(
  { type, name }: { type: 'country' | 'trek'; name: string },
  locale = getLocale(),
): string {
  return type === 'trek' ? m.before_title_trek({ name }, { locale }) : m.before_title({ name }, { locale })
}

const subjects: Record<BeforeSubject, typeof m.before_entry> = {
  entry: m.before_entry,
  'yellow-fever': m.before_yellow_fever,
  outbreaks: m.before_outbreaks,
  vaccines: m.before_vaccines,
  malaria: m.before_malaria,
  altitude: m.before_altitude,
  water: m.before_water,
  spirits: m.before_spirits,
  hospitals: m.before_hospitals,
  insurance: m.before_insurance,
  safety: m.before_safety,
  advice: m.before_advice,
  emergency: m.before_emergency,
  money: m.before_money,
  plugs: m.before_plugs,
  'getting-there': m.before_getting_there,
  phones: m.before_phones,
  dress: m.before_dress,
  women: m.before_women,
  lgbt: m.before_lgbt,
  accessibility: m.before_accessibility,
  families: m.before_families,
  festivals: m.before_festivals,
  matters: m.before_matters,
}

export function partName(part: BeforePart): string {
  return parts[part]()
}

export function subjectName(subject: BeforeSubject, locale = getLocale()): string {
  return subjects[subject]({}, { locale })
}

const levels: Record<Hazard, Record<HazardLevel, () => string>> = {
  yellowFever: {
    none: m.before_yellow_fever_none,
    low: m.before_yellow_fever_low,
    real: m.before_yellow_fever_real,
  },
  malaria: { none: m.before_none, low: m.before_malaria_low, real: m.before_malaria_real },
  dengue: { none: m.before_none, low: m.before_dengue_low, real: m.before_dengue_real },
}

/** How seriously to take something: "low; ask a clinic". */
export function levelWords(hazard: Hazard, level: HazardLevel): string {
  return levels[hazard][level]()
}

/** Altitudes above which one first notices them, and above which they decide the pace, in metres. */
const NOTICED = 2_000
const REAL = 2_750

export function altitudeLevel(metres: number): HazardLevel {
  if (metres >= REAL) return 'real'
  return metres >= NOTICED ? 'low' : 'none'
}

/** Under a fact that is fresh: when it was checked, by whom it is decided, and whom to ask. */
export function factNote({ checked, sources, ask }: ShownFact): string {
  const names = (of: ShownFact['ask']) => of.map(({ name }) => name).join('; ')
  const note = `${m.before_checked({ day: checked })}: ${names(sources)}.`
  return ask.length > 0 ? `${note} ${m.before_ask()} ${names(ask)}.` : note
}

/** A page as questions and answers for machines: only what is sound. */
export function beforeQuestions({ name, parts: all }: Pick<BeforePage, 'name' | 'parts'>) {
  return all.flatMap(({ subjects: written }) =>
    written.flatMap(({ subject, facts }) => {
      const answer = facts.filter(isSound).map(({ words }) => [words])
      return answer.length > 0 ? [{ question: `${name}: ${subjectName(subject)}`, answer }] : []
    }),
  )
}
