/** Pure rules about a guided day. */

/** The age groups that rules are written for, and the age each ends at (specification, section 3: Tour page). */
const AGE_GROUPS = [
  { group: 'infant', until: 3 },
  { group: 'child', until: 12 },
  { group: 'teen', until: 18 },
  { group: 'senior', until: null },
] as const

type AgeGroup = (typeof AGE_GROUPS)[number]['group']

/**
 * What each age group must know of a tour, the youngest first: what was written for it, and `too_young` where nothing
 * was and the least age leaves the whole group out. Of other groups nothing is known.
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

/** An ISO 8601 length of days, hours and minutes in minutes; 0 for anything else. */
export function minutesOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = DURATION.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** Puts what has no price last, the rest from the lowest. */
export function cheapestFirst(a: { priceMinor: number | null }, b: { priceMinor: number | null }): number {
  return (a.priceMinor || Infinity) - (b.priceMinor || Infinity) || 0
}
