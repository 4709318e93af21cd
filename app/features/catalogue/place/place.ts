/** Pure rules about a place. */

/** Days with rain by which a month may exceed the driest and still pass for as dry. */
const AS_DRY = 1

/** The driest months of a year, 1 January to 12 December; none where no climate is known. */
export function driestMonths(climate: readonly { rainDays: number }[] | null): number[] {
  if (!climate || climate.length === 0) return []
  const least = Math.min(...climate.map(({ rainDays }) => rainDays))
  return climate.flatMap(({ rainDays }, index) => (rainDays <= least + AS_DRY ? [index + 1] : []))
}
