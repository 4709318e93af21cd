import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCountryPage, getWall } from '#app/features/catalogue/country/country-queries.server.ts'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { CountryExplorerData, ExplorerMap } from '#app/map/explorer/explorer-schema.ts'
import { levelAt, scaleOf } from '#app/map/explorer/view.ts'
import type { LabelPosition } from '#cartography/labels/label-levels.ts'
import { type Body, discBody, labelBody, textWidth, touch } from '#cartography/labels/place-labels.ts'
import { DRAWN, type GroundData, SIZES } from '#cartography/print/map-data.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { getCountryExplorer } from './explorer-queries.server.ts'

const { db } = await openCatalogue()
const en = { db, locale: 'en' } as const

function bytes(value: unknown): number {
  return brotliCompressSync(JSON.stringify(value)).length
}

interface Standing {
  name: string
  x: number
  y: number
  labelPosition: LabelPosition
  height: number
  core: number
}

function standing({ name, x, y, labelPosition, height, core }: Standing): Body[] {
  const disc = {
    x,
    y,
    radius: SIZES.currentDisc,
    core,
    textWidth: textWidth(name, height),
    textHeight: height,
  }
  if (labelPosition === '.') return []
  if (labelPosition === '-') return [discBody(disc)]
  if (labelPosition !== 'c') return [discBody(disc), labelBody(disc, labelPosition)]
  const half = textWidth(name.toUpperCase(), height) / 2
  return [{ x, y, left: -half, right: half, top: -height / 2, bottom: height / 2 }]
}

/** Expects that no label overlaps another label or disc, at the ends of a range of scales. */
function expectApart(places: readonly Standing[], scales: { from: number; to: number }): void {
  const bodies = places.map(standing)
  for (const [i, own] of bodies.entries()) {
    const name = own.at(places[i]?.labelPosition === 'c' ? 0 : 1)
    const others = bodies.filter((_, j) => j !== i).flat()
    if (name) expect(others.filter(other => touch(name, other, scales))).toEqual([])
  }
}

function expectInside(places: readonly Standing[], { width, height }: GroundData, scale: number): void {
  for (const { left, right, top, bottom, x, y } of places.flatMap(standing)) {
    expect(x * scale + left).toBeGreaterThanOrEqual(0)
    expect(y * scale + top).toBeGreaterThanOrEqual(0)
    expect(x * scale + right).toBeLessThanOrEqual(width * scale)
    expect(y * scale + bottom).toBeLessThanOrEqual(height * scale)
  }
}

const HEIGHTS = { stop: SIZES.name, sight: SIZES.sightName, region: SIZES.regionName } as const

function standingAt(map: ExplorerMap, level: number): Standing[] {
  return map.marks.map(({ name, x, y, kind, labelPositions }) => ({
    ...{ name, x, y, labelPosition: labelPositions[level] ?? '-', height: HEIGHTS[kind] },
    core: kind === 'sight' ? SIZES.sight : SIZES.disc + 1,
  }))
}

describe('the maps of all countries', () => {
  const maps = new Map<string, { page: CountryPage; full: CountryExplorerData }>()

  beforeAll(async () => {
    const { countries } = await getWall(en)
    for (const { tag } of countries) {
      const page = await getCountryPage(en, tag)
      maps.set(tag, { page, full: await getCountryExplorer(en, tag) })
    }
  })

  it('have each country’s places', () => {
    expect(maps.size).toBeGreaterThan(0)
    for (const { page, full } of maps.values()) {
      expect(page.map.places.length).toBeGreaterThanOrEqual(8)
      expect(full.groups.flatMap(({ places }) => places).length).toBeGreaterThanOrEqual(8)
    }
  })

  it('are a few kilobytes on a page, and tens of kilobytes in full screen', () => {
    for (const { page, full } of maps.values()) {
      expect(bytes(page.map)).toBeLessThan(8_000)
      expect(bytes(full), page.name).toBeLessThan(40_000)
    }
  })

  it('have labels without overlaps inside the map, from the smallest phone to beside a list', () => {
    for (const { page } of maps.values()) {
      const { width, places } = page.map
      if (page.story) continue
      const widths = [DRAWN.narrow, DRAWN.wide, DRAWN.widest]
      for (const narrowOrWide of [0, 1] as const) {
        const [from, to] = [(widths[narrowOrWide] ?? 0) / width, (widths[narrowOrWide + 1] ?? 0) / width]
        const named = places.map(({ name, x, y, labelPositions }) => ({
          ...{
            name,
            x,
            y,
            labelPosition: labelPositions[narrowOrWide],
            height: SIZES.name,
            core: SIZES.disc + 1,
          },
        }))
        const standingNames = named.filter(({ labelPosition }) => labelPosition !== '-')
        expect(standingNames.length).toBeGreaterThanOrEqual(4)
        expectApart(standingNames, { from, to })
        expectInside(standingNames, page.map, from)
      }
    }
  })

  it('have labels without overlaps at any zoom in full screen', () => {
    for (const { full } of maps.values()) {
      const { map } = full
      for (let level = 0; level + 1 < map.scales.length; level++) {
        const range = { from: map.scales[level] ?? 0, to: map.scales[level + 1] ?? 0 }
        expectApart(standingAt(map, level), range)
        expectInside(
          standingAt(map, level).filter(({ labelPosition }) => labelPosition !== '-'),
          map.ground,
          range.from,
        )
      }
    }
  })

  it('name every place that they show, and most places one sleeps at the first view of a laptop', () => {
    for (const { page, full } of maps.values()) {
      const { marks, landmarks, scales } = full.map
      for (const { name, labelPositions } of [...marks, ...landmarks])
        expect(labelPositions.slice(0, -1), `${page.name}: ${name}`).not.toContain('-')
      const level = levelAt(scales, scaleOf(full.map, { width: 955, height: 835 }, 1))
      const stops = marks.filter(({ kind }) => kind === 'stop')
      const shown = stops.filter(({ labelPositions }) => labelPositions[level] !== '.')
      expect(shown.length / stops.length, page.name).toBeGreaterThan(0.6)
      if (full.tag === 'costa-rica') expect(shown).toHaveLength(stops.length)
    }
  })

  it('name a country’s highest summit before parks that nobody is sold', () => {
    const named = [...maps.values()].flatMap(({ full: { map } }) => {
      const level = levelAt(map.scales, scaleOf(map, { width: 955, height: 835 }, 1))
      const isShown = ({ labelPositions }: ExplorerMap['landmarks'][number]) => labelPositions[level] !== '.'
      const [highest] = map.landmarks.filter(({ kind }) => kind === 'summit')
      const parks = map.landmarks.filter(one => one.kind === 'park' && isShown(one))
      return highest && parks.length > 0 ? [[highest.name, isShown(highest)]] : []
    })
    expect(named.length).toBeGreaterThan(3)
    const missing = named.filter(([, isShown]) => !isShown).map(([name]) => name)
    // One stands on the border, under a row of places.
    expect(missing.length, missing.join()).toBeLessThan(2)
  })

  it('keep the names of sights on land out of lakes at the first view', () => {
    const map = maps.get('tanzania')?.full.map
    const crossing = map?.marks.find(({ key }) => key === 'attraction-mara-river-crossing')
    if (!map || !crossing) throw new Error('no map')
    for (const seen of [
      { width: 955, height: 835 },
      { width: 390, height: 377 },
    ])
      expect(crossing.labelPositions[levelAt(map.scales, scaleOf(map, seen, 1))]).not.toBe('w')
  })

  it('label every place at the closest zoom, and never fewer than before', () => {
    for (const { full } of maps.values()) {
      const { marks, scales } = full.map
      const named = (level: number) =>
        marks.filter(({ labelPositions }) => labelPositions[level] !== '-' && labelPositions[level] !== '.')
          .length
      expect(named(scales.length - 2)).toBeGreaterThanOrEqual(0.7 * marks.length)
      expect(named(scales.length - 2)).toBeGreaterThanOrEqual(named(1))
    }
  })
})
