/** Geometry of a climate chart: twelve units wide, 100 high, y downwards. */

interface MonthClimate {
  /** °C. */
  high: number
  low: number
}

export interface ClimateDrawing {
  /** The band between mean lows and mean highs, as an SVG path in a box of 12 by 100. */
  band: string
  /** January to December: position of high and low, in percent from the top. */
  months: { highAt: number; lowAt: number }[]
}

/** Minimum range of degrees from bottom to top, so that a mild year does not look extreme. */
const LEAST_SPAN = 18
/** Space above and below the band for its figures, in percent. */
const MARGIN = 16

/** The year's band, continued from December and into January. Throws a RangeError unless there are twelve months. */
export function drawClimate(months: readonly MonthClimate[]): ClimateDrawing {
  if (months.length !== 12) throw new RangeError(`a year has twelve months, not ${months.length}`)
  const [coldest, warmest] = [
    Math.min(...months.map(({ low }) => low)),
    Math.max(...months.map(({ high }) => high)),
  ]
  const span = Math.max(LEAST_SPAN, warmest - coldest)
  const top = (warmest + coldest + span) / 2
  const at = (degrees: number) => round(MARGIN + ((top - degrees) / span) * (100 - 2 * MARGIN))
  const drawn = months.map(({ high, low }) => ({ highAt: at(high), lowAt: at(low) }))
  const highs = drawn.map(({ highAt }) => highAt)
  const lows = drawn.map(({ lowAt }) => lowAt)
  const [start, turn] = [`M-0.5 ${highs[11]}`, `L12.5 ${lows[0]}`]
  return { months: drawn, band: `${start}${curve(highs, 1)}${turn}${curve(lows, -1)}Z` }
}

/** A smooth curve through the middle of every month, in either direction, from December before to January after. */
function curve(year: readonly number[], direction: 1 | -1): string {
  const at = (month: number) => ({ x: month + 0.5, y: year[(month + 24) % 12] ?? 0 })
  const starts = Array.from({ length: 13 }, (_, i) => (direction === 1 ? i - 1 : 12 - i))
  return starts
    .map(month => {
      const [before, from, to, after] = [-1, 0, 1, 2].map(step => at(month + step * direction))
      if (!before || !from || !to || !after) return ''
      const leave = { x: from.x + direction / 3, y: from.y + (to.y - before.y) / 6 }
      const arrive = { x: to.x - direction / 3, y: to.y - (after.y - from.y) / 6 }
      return `C${[leave, arrive, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
