/** How high a day of a trip goes: the one figure for what a page, the finder and a policy say of it. */

export interface DayHeights {
  /** Where it ends: the house, otherwise its place. */
  endM: number
  visitsM: readonly number[]
  /** What none of these reaches: a pass that is driven over, a summit. */
  highestM: number | null
}

export interface HighPoint {
  metres: number
  /** What is that high: the first of the sights by its place in the list, the end, or the way itself. */
  of: 'end' | 'way' | { visit: number }
}

export function highPointOf({ endM, visitsM, highestM }: DayHeights): HighPoint {
  const visits = visitsM.map((metres, visit): HighPoint => ({ metres, of: { visit } }))
  const way: HighPoint[] = highestM === null ? [] : [{ metres: highestM, of: 'way' }]
  const end: HighPoint = { metres: endM, of: 'end' }
  return [...visits, ...way].reduce((most, one) => (one.metres > most.metres ? one : most), end)
}
