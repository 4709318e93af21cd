import type { PaletteName } from '#art/poster/palettes.ts'
import { escapeText, print } from '#art/poster/toolbox/tags.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import { SPECIES, type SpeciesKey } from './species/registry.ts'
import type { Species } from './species.ts'
import { FIELD, setBench } from './toolbox/bench.ts'
import { units } from './toolbox/marks.ts'

export type { SpeciesKey } from './species/registry.ts'

/** Every species that has a plate. */
export const SPECIES_KEYS = Object.keys(SPECIES) as readonly SpeciesKey[]

export function isSpeciesKey(key: string): key is SpeciesKey {
  return Object.hasOwn(SPECIES, key)
}

export interface PlateOptions {
  /** The hour; by default the species' best one. */
  palette?: PaletteName
  /** Only their ratio shapes the picture: from a square to sixteen by nine. */
  width?: number
  height?: number
  /** The accessible name; without it the picture is decorative. */
  title?: string
}

/**
 * Draws the plate of a species as SVG markup. The same options give the same bytes.
 * @throws RangeError for a size that is taller than a square or wider than sixteen by nine.
 */
export function drawPlate(key: SpeciesKey, options: PlateOptions = {}): string {
  const species: Species = SPECIES[key]
  const { palette = species.best, width = FIELD, height = FIELD, title } = options
  checkRatio(width, height)
  const { bench, definitions } = setBench(key, palette, Math.round((FIELD * width) / height))
  const art = print(species.draw(bench))
  const label = title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(title)}"`
  const box = `viewBox="${units(bench.left)} 0 ${units(bench.width)} ${units(FIELD)}"`
  const frame = `${box} preserveAspectRatio="xMidYMid slice" ${label}`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${definitions}</defs>${art}</svg>`
}

function checkRatio(width: number, height: number): void {
  if (height > 0 && width >= height && width * 9 <= height * 16) return
  throw new RangeError(`a plate cannot be ${width} by ${height}: square to sixteen by nine only`)
}

/**
 * The key of an animal's plate by its Latin name, ignoring the subspecies. Importing it loads every drawing. Returns
 * null if there is none.
 */
export function plateOf(latin: string): SpeciesKey | null {
  return KEYS_BY_LATIN.get(binomial(latin)) ?? null
}

/** The hour in which a species is drawn by default. */
export function bestHour(key: SpeciesKey): PaletteName {
  return SPECIES[key].best
}

const KEYS_BY_LATIN = new Map(SPECIES_KEYS.map(key => [binomial(SPECIES[key].latin), key]))
