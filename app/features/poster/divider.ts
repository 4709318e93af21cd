import { PALETTES, type PaletteName, RED } from './palettes.ts'
import { type Chance, chanceFrom } from './toolbox/chance.ts'
import { type Pen, pen } from './toolbox/pen.ts'
import { fill, tag } from './toolbox/tags.ts'

interface DividerOptions {
  kind?: 'ridge' | 'waves'
  palette?: PaletteName
  seed?: string | number
  width?: number
  height?: number
  /** Upside down, to hang from the top edge of a section. */
  flip?: boolean
}

/** A wide, short band that closes a section, as SVG markup: ridges or waves before the disc. */
export function drawDivider(options: DividerOptions = {}): string {
  const { kind = 'ridge', palette = 'dawn', seed = 1, width = 1600, height = 120, flip = false } = options
  const band: Band = { chance: chanceFrom(`divider${seed}`), width, height }
  const art = (kind === 'ridge' ? ridges : waves)(band, PALETTES[palette].land)
  const drawing = flip ? `<g transform="matrix(1 0 0 -1 0 ${height})">${art.join('')}</g>` : art.join('')
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} aria-hidden="true">${drawing}</svg>`
}

interface Band {
  readonly chance: Chance
  readonly width: number
  readonly height: number
}

type Land = (typeof PALETTES)[PaletteName]['land']

function ridges(band: Band, land: Land): string[] {
  const sunX = band.width * band.chance.between(0.62, 0.78)
  return [
    fill(skyline(band, 0.55, 0.34, 13, sharpStep), land[0]),
    sun(band, sunX, 0.46, 0.3),
    fill(skyline(band, 0.68, 0.26, 10, sharpStep), land[1]),
    fill(skyline(band, 0.82, 0.14, 12, softStep), land[3]),
    fill(rowOfTrees(band), land[5]),
  ]
}

function waves(band: Band, land: Land): string[] {
  const sunX = band.width * band.chance.between(0.62, 0.78)
  return [
    sun(band, sunX, 0.5, 0.34),
    fill(skyline(band, 0.52, 0.1, 8, softStep), land[1]),
    fill(skyline(band, 0.68, 0.12, 12, softStep), land[2]),
    fill(skyline(band, 0.84, 0.1, 16, softStep), land[4]),
  ]
}

function sun({ height }: Band, x: number, y: number, radius: number): string {
  return tag('circle', {
    cx: Math.round(x),
    cy: Math.round(height * y),
    r: Math.round(height * radius),
    fill: RED,
  })
}

interface Step {
  readonly number: number
  readonly middle: number
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** Land under `count` steps; `level` and `rise` are fractions of the band's height. */
function skyline(
  band: Band,
  level: number,
  rise: number,
  count: number,
  step: (path: Pen, chance: Chance, step: Step) => void,
): Pen {
  const { width, height, chance } = band
  const [y, high, wide] = [height * level, height * rise, width / count]
  const path = pen().M(0, height).L(0, y)
  for (let number = 1; number <= count; number++) {
    const middle = (width * (number - 0.5)) / count
    step(path, chance, { number, middle, x: (width * number) / count, y, wide, high })
  }
  return path.L(width, height).Z()
}

function sharpStep(path: Pen, chance: Chance, { middle, x, y, wide, high }: Step): void {
  const peakX = middle + chance.between(-0.3, 0.3) * wide
  path.L(peakX, y - high * chance.between(0.4, 1), x, y + high * chance.between(0, 0.35))
}

function softStep(path: Pen, chance: Chance, { number, middle, x, y, high }: Step): void {
  path.Q(middle, y + (number % 2 ? -high : high) * chance.between(0.6, 1.3), x, y)
}

function rowOfTrees({ chance, width, height }: Band): Pen {
  const trees = pen()
    .M(0, height)
    .L(0, height * 0.92)
  for (let x = 0; x < width; ) {
    const wide = height * chance.between(0.08, 0.22)
    const foot = height * (0.92 + 0.03 * Math.sin(x / 90))
    trees.Q(x + wide * 0.5, foot - wide * chance.between(0.6, 1.4), x + wide, foot)
    x += wide
  }
  return trees.L(width, height).Z()
}
