/** A box on the globe, in degrees. None of the countries drawn crosses the antimeridian. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

export function emptyBox(): Box {
  return { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
}

/** The smallest box around points given as [longitude, latitude]. */
export function boxAround(points: readonly (readonly number[])[]): Box {
  const box = emptyBox()
  for (const [lon = 0, lat = 0] of points) {
    box.west = Math.min(box.west, lon)
    box.south = Math.min(box.south, lat)
    box.east = Math.max(box.east, lon)
    box.north = Math.max(box.north, lat)
  }
  return box
}

export function joined(a: Box, b: Box): Box {
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  }
}

export function grow(box: Box, degrees: number): Box {
  return {
    west: box.west - degrees,
    south: box.south - degrees,
    east: box.east + degrees,
    north: box.north + degrees,
  }
}

export function overlap(a: Box, b: Box): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north
}

export function longerSide(box: Box): number {
  return Math.max(box.east - box.west, box.north - box.south)
}

/** The longer side in Mercator's projection, in degrees of longitude. */
export function mercatorSide({ west, south, east, north }: Box): number {
  const furthest = Math.max(Math.abs(south), Math.abs(north))
  return Math.max(east - west, (north - south) / Math.cos((furthest * Math.PI) / 180))
}

/** The same box enlarged around its centre to at least `degrees` in width and height. */
export function atLeast(box: Box, degrees: number): Box {
  const lon = Math.max(0, degrees - (box.east - box.west)) / 2
  const lat = Math.max(0, degrees - (box.north - box.south)) / 2
  return { west: box.west - lon, south: box.south - lat, east: box.east + lon, north: box.north + lat }
}

export function within(inner: Box, outer: Box): boolean {
  return (
    inner.west >= outer.west &&
    inner.east <= outer.east &&
    inner.south >= outer.south &&
    inner.north <= outer.north
  )
}

/** The same box shifted east by degrees. */
export function shiftedBox({ west, east, ...same }: Box, degrees: number): Box {
  return { ...same, west: west + degrees, east: east + degrees }
}
