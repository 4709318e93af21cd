import type { GeoProjection } from 'd3-geo'
import { m } from '#app/paraglide/messages.js'
import type { LonLat } from '#cartography/curves/route.ts'
import { type Atlas, movedEast, openAtlas } from './atlas.server.ts'
import { type Box, shiftedBox, within } from './box.ts'
import type { Rect } from './land-mask.ts'

/**
 * Islands far outside a map of their country: they are drawn this many degrees further east, in a frame of their own,
 * at their latitude and at the map's scale.
 */
export interface Inset {
  country: string
  name: () => string
  box: Box
  east: number
}

const INSETS: readonly Inset[] = [
  {
    country: 'EC',
    name: m.map_galapagos,
    box: { west: -92, south: -1.7, east: -89, north: 0.9 },
    east: 7.3,
  },
]

/** The frame around islands in an inset. */
export interface DrawnInset extends Rect {
  name: () => string
}

/** The atlas as a map uses it: far islands moved nearer, unless all of the map's subject is on them or off them. */
export function arrangedAtlas(
  codes: readonly string[],
  focus: readonly LonLat[],
): { atlas: Atlas; inset: Inset | null } {
  const atlas = openAtlas()
  const inset = INSETS.find(({ country }) => codes.includes(country))
  const there = focus.filter(place => inset && degreesEast(inset, place) > 0)
  const wanted = inset && (focus.length === 0 || (there.length > 0 && there.length < focus.length))
  return wanted ? { atlas: movedEast(atlas, inset.box, inset.east), inset } : { atlas, inset: null }
}

/** How many degrees further east a place is drawn. */
export function degreesEast(inset: Inset | null, [lon, lat]: LonLat): number {
  return inset && within({ west: lon, east: lon, south: lat, north: lat }, inset.box) ? inset.east : 0
}

/** The position of the islands' drawing, in degrees. */
export function drawnBox({ box, east }: Inset): Box {
  return shiftedBox(box, east)
}

export function drawnInset(inset: Inset, projection: GeoProjection): DrawnInset {
  const { west, south, east, north } = drawnBox(inset)
  const [left, top] = projection([west, north]) ?? [0, 0]
  const [right, bottom] = projection([east, south]) ?? [0, 0]
  return { left, top, right, bottom, name: inset.name }
}
