import type { Art } from '#art/poster/toolbox/tags.ts'
import { fill, group, place, stroke, tag, use } from '#art/poster/toolbox/tags.ts'
import { GRAIN, type LimbEnd, limbOutline, lineData, outlineData } from './outline.ts'
import { mirrored, moved, type Outline, type Points, read } from './points.ts'

/** A flat piece of one ink. */
export function shape(outline: Outline, ink: string): string {
  return fill(outlineData(outline), ink)
}

/** A flat piece cut from folded paper: half its outline, and the other half mirrored about `x = middle`. */
export function folded(half: Points, ink: string, middle?: number): string {
  return shape(mirrored(half, middle), ink)
}

/** Tapering limbs, branches, toes or feathers of one ink: `x,y,thickness` down the middle of each. */
export function limbs(spines: readonly Points[], ink: string, end?: LimbEnd): string {
  return fill(spines.map(spine => outlineData(limbOutline(spine, end))).join(''), ink)
}

export function limb(spine: Points, ink: string, end?: LimbEnd): string {
  return limbs([spine], ink, end)
}

export function dot(x: number, y: number, r: number, ink: string): string {
  return tag('circle', { cx: units(x), cy: units(y), r: units(r), fill: ink })
}

export function oval(x: number, y: number, rx: number, ry: number, ink: string): string {
  return tag('ellipse', { cx: units(x), cy: units(y), rx: units(rx), ry: units(ry), fill: ink })
}

/** Round spots, `x,y,radius` each, at a few bytes a spot. */
export function dots(spots: Points, ink: string): Art {
  const bySize = Map.groupBy(read(spots), spot => spot.size ?? 1)
  return [...bySize].map(([radius, same]) => {
    const path = same.map(({ x, y }) => `M${units(x)} ${units(y)}h.1`).join('')
    return tag('path', { stroke: ink, strokeLinecap: 'round', strokeWidth: radius * 2 * GRAIN, d: path })
  })
}

/** A round eye, with the light of the hour in it when there is a `glint`. */
export function eye(
  x: number,
  y: number,
  r: number,
  { iris, pupil, glint }: { iris: string; pupil: string; glint?: string },
): Art {
  const spark = glint && dot(x - r * 0.3, y - r * 0.35, r * 0.22, glint)
  return [dot(x, y, r, iris), dot(x, y, r * 0.55, pupil), spark]
}

/** Drawn lines of one width. */
export function line(lines: Outline, ink: string, width: number): string {
  return stroke(lineData(lines), ink, width * GRAIN, { strokeLinecap: 'round' })
}

/** Level glints on water, `x,y,length` each, with (x, y) the middle. */
export function glints(spots: Points, ink: string, height = 2): string {
  const path = read(spots).map(({ x, y, size = 0 }) => {
    const half = units(size / 2)
    const rise = units(height)
    return `M${units(x - size / 2)} ${units(y)}q${half} ${-rise} ${2 * half} 0q${-half} ${rise} ${-2 * half} 0`
  })
  return fill(path.join(''), ink)
}

/** Drawings turned together about (x, y). */
export function turned(degrees: number, x: number, y: number, scale: number, ...art: Art[]): string {
  const back = `translate(${units(-x)} ${units(-y)})`
  return group({ transform: place(units(x), units(y), scale, 1, degrees) + back }, ...art)
}

/** Prints a kept drawing with its origin at (x, y). */
export function print(id: string, x: number, y: number, scale = 1, degrees = 0, flip = 1): string {
  return use(id, { transform: place(units(x), units(y), scale, flip, degrees) })
}

/** Its tip hangs `bend` aside. */
export type LeafCut = readonly [length: number, width: number, degrees: number, bend?: number]

/** A pointed leaf growing from its stalk at (x, y); without an ink for its shaded half it is one ink. */
export function leaf(x: number, y: number, cut: LeafCut, lit: string, shade?: string): Art {
  const [length, width, degrees, bend = 0] = cut
  const tip = `${length},${bend}!`
  const under = `${length * 0.65},${width * 0.7 + bend} ${length * 0.3},${width + bend * 0.4}`
  const over = `${length * 0.3},${-width * 0.9} ${length * 0.65},${-width * 0.75 + bend * 0.5}`
  return [
    shape(moved(`0,0! ${over} ${tip} ${under}`, x, y, 1, degrees), lit),
    shade && shape(moved(`0,0! ${length * 0.5},${bend * 0.35} ${tip} ${under}`, x, y, 1, degrees), shade),
  ]
}

export function units(value: number): number {
  return Math.round(value * GRAIN)
}
