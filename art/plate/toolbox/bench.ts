import { type Inks, PALETTES, type PaletteName } from '#art/poster/palettes.ts'
import { type Chance, chanceFrom } from '#art/poster/toolbox/chance.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { Definitions } from '#art/poster/toolbox/stage.ts'
import { type Art, group, tag, use } from '#art/poster/toolbox/tags.ts'
import { print, units } from './marks.ts'
import { outlineData } from './outline.ts'
import { type Outline, type Points, read } from './points.ts'

/** An animal's own ink, and how strongly it leans toward the light of the hour: 1 when left out. */
export type OwnInk = string | readonly [ink: string, lean: number]

/** The names of a species' own inks, tinted. */
export type Tints<Own> = Readonly<Record<keyof Own, string>>

/** The field is 400 high at every ratio; a wider plate only shows more of the setting. */
export const FIELD = 400

/** The table a plate is cut on: the inks of the hour, the frame, and scissors that keep what they cut. */
export interface Bench {
  readonly inks: Inks
  readonly chance: Chance
  /** The left edge of the frame: 0 on a square, below it on a wider plate. */
  readonly left: number
  readonly width: number
  /** Dusk or night. */
  readonly dim: boolean
  /** The animal's own inks under the light of the hour. */
  tint<Name extends string>(inks: Readonly<Record<Name, OwnInk>>): Record<Name, string>
  /** A silhouette with its tones cut to it: light, shade and markings may be drawn past its edge. */
  cut(outline: Outline, ink: string, ...tones: Art[]): Art
  /** Draws once and prints twice, mirrored about the upright `x = middle`. */
  pair(art: Art, middle?: number): Art
  /** Keeps a drawing, to print it by its id. */
  keep(art: Art): string
  /** One drawing printed at `x,y,scale` many times, each turned a little. */
  stamp(art: Art, spots: Points): Art
  /** A fill that runs down the plate through the inks. */
  gradient(inks: readonly string[], top: number, foot: number): string
}

interface SetBench {
  readonly bench: Bench
  readonly definitions: Definitions
}

/** Lays out an empty plate; two plates on one page share ids only when they are the same picture. */
export function setBench(species: string, palette: PaletteName, width: number): SetBench {
  const inks = PALETTES[palette]
  const dim = palette === 'dusk' || palette === 'night'
  const definitions = new Definitions(prefixFor([species, palette, width]))
  const keep = (art: Art) => definitions.define(group({}, art))
  const bench: Bench = {
    inks,
    chance: chanceFrom(species),
    left: (FIELD - width) / 2,
    width,
    dim,
    tint: own => tinted(own, inks, dim),
    cut(outline, ink, ...tones) {
      const data = outlineData(outline)
      const id = definitions.add(`cut${data}`, id => clip(id, data))
      return [use(`${id}s`, { fill: ink }), group({ clipPath: `url(#${id})` }, ...tones)]
    },
    pair(art, middle = FIELD / 2) {
      const id = keep(art)
      return [use(id), use(id, { transform: `matrix(-1 0 0 1 ${units(2 * middle)} 0)` })]
    },
    keep,
    stamp(art, spots) {
      const id = keep(art)
      return read(spots).map(({ x, y, size }, i) => print(id, x, y, size, (i * 47) % 90))
    },
    gradient: (stops, top, foot) => definitions.gradient(stops, 0, units(top), 0, units(foot)),
  }
  return { bench, definitions }
}

function prefixFor(picture: readonly unknown[]): string {
  return `p${Math.trunc(chanceFrom(picture.join('|'))() * 1e9).toString(36)}`
}

/** The outline stored once: to be filled by the name with an `s`, and to clip by the other. */
function clip(id: string, data: string): string {
  return tag('clipPath', { id }, tag('path', { id: `${id}s`, d: data }))
}

function tinted<Name extends string>(own: Readonly<Record<Name, OwnInk>>, inks: Inks, dim: boolean) {
  const [air, strength] = inks.air
  const tints = Object.entries<OwnInk>(own).map(([name, tone]) => {
    const [ink, lean] = typeof tone === 'string' ? [tone, 1] : tone
    return [name, mix(ink, air, strength * (dim ? 0.62 : 0.7) * lean)]
  })
  return Object.fromEntries(tints) as Record<Name, string>
}
