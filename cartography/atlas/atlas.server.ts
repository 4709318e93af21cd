import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Polygon, Topology } from 'topojson-specification'
import { type Arc, packed, weighed } from './arc.ts'
import {
  type Box,
  boxAround,
  emptyBox,
  grow,
  joined,
  longerSide,
  overlap,
  shiftedBox,
  within,
} from './box.ts'
import { readLakes } from './ground-data.server.ts'

/** A piece of land: its rings, as TopoJSON arc numbers, and its country. */
export interface Territory {
  /** ISO 3166-1 alpha-2; empty for land without a code, such as a disputed border. */
  country: string
  rings: number[][]
  box: Box
}

export interface Atlas {
  territories: Territory[]
  lakes: Territory[]
  arcs: Arc[]
}

let opened: Atlas | undefined

/** Natural Earth 1:10m, all of the world. Loaded once, for the first map. */
export function openAtlas(): Atlas {
  opened ??= readAtlas()
  return opened
}

function readAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world: Topology = JSON.parse(readFileSync(file, 'utf8'))
  const boxes = world.arcs.map(arc => boxAround(absolute(world, arc)))
  // The box of land across the antimeridian would span the whole globe.
  const territories = allTerritories(world, boxes).filter(({ box }) => box.east - box.west < 180)
  const arcs: Arc[] = []
  for (const number of new Set(territories.flatMap(t => t.rings.flat().map(unsigned)))) {
    arcs[number] = packed(absolute(world, world.arcs[number] ?? []))
  }
  return { territories, lakes: addLakes(arcs), arcs }
}

/** An alpha-2 code by the numeric one that the atlas has: for CLDR, which is in the engine, the number is its alias. */
function countryCode(number: string): string {
  const region = /^\d{3}$/.test(number) ? new Intl.Locale(`und-${number}`).region : undefined
  return region?.length === 2 ? region : ''
}

function allTerritories(world: Topology, boxes: Box[]): Territory[] {
  const countries = world.objects.countries
  const list = countries?.type === 'GeometryCollection' ? countries.geometries : []
  return list.flatMap(geometry => {
    const polygons =
      geometry.type === 'MultiPolygon' ? geometry.arcs : geometry.type === 'Polygon' ? [geometry.arcs] : []
    return polygons.map(rings => ({
      country: countryCode(String(geometry.id ?? '')),
      rings,
      box: rings.flat().reduce((box, arc) => joined(box, boxes[unsigned(arc)] ?? emptyBox()), emptyBox()),
    }))
  })
}

/**
 * The box of a country without its far islands, in degrees: every piece that is large beside the largest one, or near
 * what is already included. Leaves out Galápagos, Cocos Island, San Andrés.
 */
export function mainland(territories: Territory[], country: string): Box {
  const known = mainlands.get(territories) ?? new Map<string, Box>()
  mainlands.set(territories, known)
  const box = known.get(country) ?? findMainland(territories, country)
  known.set(country, box)
  return box
}

const mainlands = new WeakMap<Territory[], Map<string, Box>>()

function findMainland(territories: Territory[], country: string): Box {
  const pieces = territories
    .filter(territory => territory.country === country)
    .map(territory => territory.box)
    .sort((a, b) => area(b) - area(a))
  const largest = pieces[0]
  if (!largest) throw new RangeError(`The atlas has no country ${country}`)
  return pieces.reduce((box, piece) => {
    const near = overlap(grow(box, 0.12 * longerSide(box)), piece)
    return near || area(piece) > 0.08 * area(largest) ? joined(box, piece) : box
  }, largest)
}

function area(box: Box): number {
  return (box.east - box.west) * (box.north - box.south)
}

/** The atlas with the territories inside a box moved east, by degrees. They must not border on others. */
export function movedEast(atlas: Atlas, box: Box, degrees: number): Atlas {
  const arcs = [...atlas.arcs]
  const territories = atlas.territories.map(territory => {
    if (!within(territory.box, box)) return territory
    for (const number of territory.rings.flat().map(unsigned)) {
      const arc = atlas.arcs[number]
      if (arc) arcs[number] = shifted(arc, degrees)
    }
    return { ...territory, box: shiftedBox(territory.box, degrees) }
  })
  return { ...atlas, territories, arcs }
}

function shifted(arc: Arc, degrees: number): Arc {
  const points = arc.points.map((value, i) => (i % 2 === 0 ? value + degrees : value))
  arc.weights ??= weighed(arc)
  return { box: shiftedBox(arc.box, degrees), points, weights: arc.weights }
}

/** Each lake is its shore and then its islands. */
function addLakes(arcs: Arc[]): Territory[] {
  return readLakes().map(shores => {
    const rings = shores.map(points => [arcs.push(packed(points)) - 1])
    const box = rings.flat().reduce((all, number) => joined(all, arcs[number]?.box ?? all), emptyBox())
    return { country: '', rings, box }
  })
}

/** A TopoJSON polygon of a territory, for arcs with the same numbers. */
export function polygonOf(territory: Territory): Polygon {
  return { type: 'Polygon', arcs: territory.rings, id: territory.country }
}

/** The number of an arc in either direction (TopoJSON writes a reversed arc as its complement). */
export function unsigned(arc: number): number {
  return arc < 0 ? ~arc : arc
}

function absolute(world: Topology, arc: number[][]): number[][] {
  const [kx, ky] = world.transform?.scale ?? [1, 1]
  const [dx, dy] = world.transform?.translate ?? [0, 0]
  let x = 0
  let y = 0
  return arc.map(([stepX = 0, stepY = 0]) => {
    x += stepX
    y += stepY
    return [x * kx + dx, y * ky + dy]
  })
}
