import { eq } from 'drizzle-orm'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { getTripExplorer } from '#app/features/catalogue/explorer/explorer-queries.server.ts'
import { getItinerary } from '#app/features/trip/itinerary/itinerary-queries.server.ts'
import { withLocale } from '#app/locale.server.ts'
import { labelOffset } from '#cartography/labels/place-labels.ts'
import { DOT } from '#cartography/labels/stop-layout.ts'
import {
  DRAWN,
  type DrawnLandmark,
  type DrawnStop,
  layoutOf,
  type RouteMapData,
  SIZES,
} from '#cartography/print/map-data.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { LOCALES } from '#database/values/locale.ts'
import { sampled } from '#tools/testing/sampled.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { widthOf } from './write-text.server.ts'

const { db } = await openCatalogue()
const trips = await db.select({ id: trip.id, key: trip.key }).from(trip).where(isPublished(trip))
const countries = await db
  .select({ tripId: tripCountry.tripId, tag: country.tag, a2Code: country.a2Code, page: country.page })
  .from(tripCountry)
  .innerJoin(country, eq(country.tag, tripCountry.countryTag))

/** From the smallest phone, over 390 pixels, to beside the days on a wide screen. */
const WIDTHS = [280, 320, 350, 390, 440, 448, 480, 520, 600, 680, 760]
/** Half a route's line with its casing. */
const HALF_A_LINE = 3
const doc = new PDFDocument()

interface Rect {
  what: string
  of: string
  left: number
  top: number
  right: number
  bottom: number
}

type Point = readonly [x: number, y: number]

/** The measured width of a text in the font's widest weight on a map; the map itself only estimates it. */
function measured(text: string, size: number): number {
  return widthOf(doc, text, { face: 'strong', size })
}

function rectsOf(stop: DrawnStop, { k, level }: { k: number; level: 0 | 1 }): Rect[] {
  const { key, width, height, name: words } = stop
  const { mark, name } = layoutOf(stop, level)
  const [x, y] = [stop.x / k, stop.y / k]
  const [mx, my] = [x + mark[0], y + mark[1]]
  const length = measured(words, SIZES.name)
  const before = name?.anchor === 'start' ? 0 : name?.anchor === 'end' ? length : length / 2
  const isAside = mark[0] !== 0 || mark[1] !== 0
  return [
    { ...around('number', key, [mx, my], width / 2, height / 2) },
    ...(isAside ? [around('dot', key, [x, y], DOT, DOT)] : []),
    ...(name
      ? [
          {
            ...{ what: 'name', of: key, left: x + name.dx - before, right: x + name.dx - before + length },
            ...{ top: y + name.dy - SIZES.name / 2, bottom: y + name.dy + SIZES.name / 2 },
          },
        ]
      : []),
  ]
}

/** A summit with its name, or a park. */
function landmarkRects(landmark: DrawnLandmark, { k, level }: { k: number; level: 0 | 1 }): Rect[] {
  const { key, kind, name, labelPositions } = landmark
  const position = labelPositions[level]
  if (position === '.' || position === 'c' || (position === '-' && kind === 'summit')) return []
  const [x, y] = [landmark.x / k, landmark.y / k]
  const disc = around('landmark', key, [x, y], SIZES.park, SIZES.park)
  if (name === '' || position === '-') return [disc]
  const size = { radius: SIZES.currentDisc, textHeight: SIZES.sightName }
  const { anchor, dx, dy } = labelOffset(position, size)
  const length = measured(name, SIZES.sightName)
  const left = x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? length : length / 2)
  const half = SIZES.sightName / 2
  return [
    disc,
    { what: 'name', of: key, left, right: left + length, top: y + dy - half, bottom: y + dy + half },
  ]
}

function around(what: string, of: string, [x, y]: Point, halfWidth: number, halfHeight: number): Rect {
  return { what, of, left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

/** Everything on a map that must not overlap, on a screen of this width. */
function thingsOn(map: RouteMapData, width: number): Rect[] {
  const k = map.width / width
  const level = width < DRAWN.wide ? 0 : 1
  return [
    ...map.places.flatMap(stop => rectsOf(stop, { k, level })),
    ...map.far.map(far => {
      const [dx, dy] = layoutOf(far, level).mark
      const at = [far.x / k + dx, far.y / k + dy] as const
      return around('arrow', `${far.label} at ${far.x} ${far.y}`, at, far.width / 2, far.height / 2)
    }),
    ...map.landmarks.flatMap(landmark => landmarkRects(landmark, { k, level })),
  ]
}

/** Points along a path of lines and cubic curves, at most a pixel or two apart. */
function pointsOf(path: string, k: number): Point[] {
  const [start, ...curves] = path.split(/[MC]/).flatMap(part => {
    const numbers = part.trim().split(/\s+/).filter(Boolean).map(Number)
    return numbers.length > 0 ? [numbers] : []
  })
  let at: Point = [start?.[0] ?? 0, start?.[1] ?? 0]
  const points: Point[] = [at]
  for (const [bx = 0, by = 0, cx = 0, cy = 0, ex = 0, ey = 0] of curves) {
    const steps = Math.max(8, Math.ceil(Math.hypot(ex - at[0], ey - at[1])))
    const [ax, ay] = at
    for (let i = 1; i <= steps; i++) {
      const [t, s] = [i / steps, 1 - i / steps]
      const cubic = (a: number, b: number, c: number, e: number) =>
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * e
      points.push([cubic(ax, bx, cx, ex), cubic(ay, by, cy, ey)])
    }
    at = [ex, ey]
  }
  return points.map(([x, y]) => [x / k, y / k])
}

/** What overlaps on a map of this width on the screen, what a line strikes through, and what leaves the map. */
function overlaps(map: RouteMapData, width: number): string[] {
  const k = map.width / width
  const things = thingsOn(map, width)
  const lines = [...new Set(map.legs.map(({ path }) => path))]
    .filter(Boolean)
    .flatMap(path => pointsOf(path, k))
  const faults: string[] = []
  for (const [i, a] of things.entries()) {
    if (a.left < 0 || a.top < 0 || a.right > width || a.bottom > map.height / k)
      faults.push(`${a.what} ${a.of} is cut`)
    for (const b of things.slice(i + 1)) {
      const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
      // The dots of two points may meet: where they are is not ours to choose.
      const isBothDots = a.what === 'dot' && b.what === 'dot'
      if (!apart && a.of !== b.of && !isBothDots) faults.push(`${a.what} of ${a.of} on ${b.what} of ${b.of}`)
    }
    const isStruck = ([x, y]: Point) =>
      x > a.left - HALF_A_LINE &&
      x < a.right + HALF_A_LINE &&
      y > a.top - HALF_A_LINE &&
      y < a.bottom + HALF_A_LINE
    if (a.what === 'name' && lines.some(isStruck)) faults.push(`a line through the name of ${a.of}`)
  }
  return faults
}

test.each(LOCALES)(
  'on no map of a trip (%s) is a number or a name on another, or struck through',
  async locale => {
    const faults: string[] = []
    let [names, shown, stays, namedStays] = [0, 0, 0, 0]
    // By turns in each language, and from map to map; all where everything runs.
    const turn = LOCALES.indexOf(locale)
    for (const [index, { id, key }] of trips.entries()) {
      const own = countries.filter(({ tripId }) => tripId === id)
      const { map, days } = await withLocale(locale, () =>
        getItinerary({ db, locale }, { id, key, countries: own }),
      )
      for (const width of sampled(WIDTHS, 2 * LOCALES.length, 2 * index + turn))
        faults.push(...overlaps(map, width).map(fault => `${key} at ${width}: ${fault}`))
      for (const stay of map.places.filter(stop => (stop.days ?? []).length > 0)) {
        const isShown = [layoutOf(stay, 0), layoutOf(stay, 1)].filter(({ name }) => name !== null).length
        stays += 2
        namedStays += isShown
        // Where there is no room for the name, the days beside the map have it, whole, under the number on the map.
        const said = (stay.days ?? []).flatMap(day => days[day - 1]?.places ?? [])
        if (isShown < 2 && !said.some(name => name.startsWith(stay.name)))
          faults.push(`${key}: no day says ${stay.name}`)
      }
      names += 2 * map.places.length
      const isNamed = (level: 0 | 1) => (stop: DrawnStop) => layoutOf(stop, level).name !== null
      shown += map.places.filter(isNamed(0)).length + map.places.filter(isNamed(1)).length
    }
    expect(faults).toEqual([])
    expect(trips.length).toBeGreaterThan(100)
    expect(shown / names).toBeGreaterThan(0.9)
    expect(namedStays / stays).toBeGreaterThan(0.975)
  },
)

test('the map of a trip on the whole screen begins with the ground, not with a far airport', async () => {
  const { view } = await getTripExplorer({ db, locale: 'en' }, 'salkantay-with-a-mule')
  expect(view.zoom).toBeGreaterThan(2)
  const whole = await getTripExplorer({ db, locale: 'en' }, 'the-good-list')
  expect(whole.view.zoom).toBe(1)
})
