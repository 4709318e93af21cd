import type { Effort } from '#app/features/wish/wish.ts'

/** Rules about a guided tour. */

/** The age groups that rules are written for, and the age each ends at (specification, section 3: Tour page). */
const AGE_GROUPS = [
  { group: 'infant', until: 3 },
  { group: 'child', until: 12 },
  { group: 'teen', until: 18 },
  { group: 'senior', until: null },
] as const

type AgeGroup = (typeof AGE_GROUPS)[number]['group']

/**
 * The rules of a tour per age group, the youngest first: the written ones, and `too_young` if none is written and the
 * minimum age excludes the whole group. Other groups are left out.
 */
export function rulesByAge<Rule>(
  written: Partial<Record<AgeGroup, Rule | undefined>>,
  minimumAge: number | null,
): { group: AgeGroup; rule: Rule | 'too_young' }[] {
  return AGE_GROUPS.flatMap(({ group, until }): { group: AgeGroup; rule: Rule | 'too_young' }[] => {
    const rule = written[group]
    if (rule !== undefined) return [{ group, rule }]
    const isTooYoung = until !== null && minimumAge !== null && minimumAge >= until
    return isTooYoung ? [{ group, rule: 'too_young' }] : []
  })
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/

/** Minutes of an ISO 8601 duration of days, hours and minutes; 0 for anything else. */
export function minutesOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = DURATION.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** Sorts by price, the lowest first; items without a price come last. */
export function cheapestFirst(a: { priceMinor: number | null }, b: { priceMinor: number | null }): number {
  return (a.priceMinor || Infinity) - (b.priceMinor || Infinity) || 0
}

/** How hard a tour is, read from the English text of its level. */
export function effortOf(level: string): Effort {
  if (/hard|demanding|strenuous|grade (iii|iv|v)|class (iii|iv|v)|swell/i.test(level)) return 'demanding'
  return /moderate|swimmers/i.test(level) ? 'moderate' : 'easy'
}
