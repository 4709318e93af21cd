import { describe, expect, test } from 'vitest'
import { PALETTES } from './palettes.ts'
import { SCENE_KINDS } from './poster.ts'
import { printPoster } from './poster-print.ts'
import { sunOf } from './sun.ts'

/** The prints that mastheads show. */
const PRINTS = ['10x3', '4x3', '3x4'] as const
/** By day, and lit by lamps: the hour decides what some scenes draw. */
const HOURS = ['day', 'night'] as const

/** The disc's position in the printed file, in shares of the file. */
function printedSun(svg: string, ink: string) {
  const [, width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  const circle = new RegExp(`<circle cx="([\\d.-]+)" cy="([\\d.-]+)" r="([\\d.]+)" fill="${ink}"`).exec(svg)
  const [, x, y, r] = (circle ?? []).map(Number)
  if (!width || !height || !x || !y || !r) throw new Error('the print shows no disc')
  const mirrored = svg.includes('matrix(-1 0 0 1')
  return {
    x: (mirrored ? width - x : x) / width,
    y: y / height,
    across: (2 * r) / width,
    tall: (2 * r) / height,
  }
}

describe('the position of a print’s disc', () => {
  test.each(SCENE_KINDS)('%s: as its file shows it, by day and by night, in every print', kind => {
    for (const palette of HOURS) {
      for (const print of PRINTS) {
        const choice = { kind, palette, seed: `${palette} ${print}` }
        const printed = printedSun(printPoster(choice, print), PALETTES[palette].disc)
        const sun = sunOf(choice, print)
        // Files give whole units of a canvas some hundreds of units wide.
        expect(Math.abs(sun.x - printed.x), `${palette} ${print} x`).toBeLessThan(0.002)
        expect(Math.abs(sun.y - printed.y), `${palette} ${print} y`).toBeLessThan(0.002)
        expect(Math.abs(sun.across - printed.across), `${palette} ${print} across`).toBeLessThan(0.004)
        expect(Math.abs(sun.tall - printed.tall), `${palette} ${print} tall`).toBeLessThan(0.008)
      }
    }
  })
})
