/** Rules about a place. */

/** Rainy days by which a month may exceed the driest and still count as dry. */
const AS_DRY = 1

/** The driest months, 1 is January; empty if the climate is unknown. */
export function driestMonths(climate: readonly { rainDays: number }[] | null): number[] {
  if (!climate || climate.length === 0) return []
  const least = Math.min(...climate.map(({ rainDays }) => rainDays))
  return climate.flatMap(({ rainDays }, index) => (rainDays <= least + AS_DRY ? [index + 1] : []))
}
