import { describe, expect, test } from 'vitest'
import type { MapLeg, MapPlace } from '#cartography/curves/route.ts'
import { layoutOf } from './map-data.ts'
import { drawCountryMap, drawInsetMap, drawRouteMap, drawTripsMap } from './map-drawing.server.ts'

const PLACES: MapPlace[] = [
  { key: 'san-jose', name: 'San José', lon: -84.08, lat: 9.93 },
  { key: 'la-fortuna', name: 'La Fortuna', lon: -84.64, lat: 10.47 },
  { key: 'monteverde', name: 'Monteverde', lon: -84.82, lat: 10.31 },
  { key: 'uvita', name: 'Uvita', lon: -83.74, lat: 9.15 },
  { key: 'bahia-drake', name: 'Bahía Drake', lon: -83.66, lat: 8.69 },
  { key: 'sirena', name: 'Sirena', lon: -83.59, lat: 8.48 },
]
const LEGS: MapLeg[] = [
  { from: 'san-jose', to: 'la-fortuna', mode: 'road', day: 2 },
  { from: 'la-fortuna', to: 'monteverde', mode: 'boat', day: 4 },
  { from: 'monteverde', to: 'uvita', mode: 'road', day: 6 },
  { from: 'uvita', to: 'bahia-drake', mode: 'road', day: 7 },
  { from: 'bahia-drake', to: 'sirena', mode: 'boat', day: 8 },
  { from: 'sirena', to: 'bahia-drake', mode: 'boat', day: 8 },
  { from: 'bahia-drake', to: 'san-jose', mode: 'air', day: 10 },
]
const TRIP = { countries: ['CR'], places: PLACES, legs: LEGS }

describe('the map of a trip', () => {
  const map = drawRouteMap(TRIP)

  test('shows every place with its name, and every leg', () => {
    expect(map.legs).toHaveLength(LEGS.length)
    // Out to Sirena and back is one line.
    expect(new Set(map.legs.map(leg => leg.path)).size).toBe(LEGS.length - 1)
    for (const { x, y } of map.places)
      expect(Math.min(x, y, map.width - x, map.height - y)).toBeGreaterThan(60)
    expect(map.places.filter(stop => layoutOf(stop, 1).name)).toHaveLength(PLACES.length)
    expect(map.places.filter(stop => layoutOf(stop, 0).name).length).toBeGreaterThanOrEqual(4)
  })

  test('shows the days of each stay', () => {
    const stays = [[1, 2, 10], [3], [4, 5, 6], [7, 9, 11], []]
    const places = PLACES.map((place, i) => ({ ...place, days: stays[i] ?? [] }))
    const labels = drawRouteMap({ ...TRIP, places }).places.map(({ label }) => label)
    expect(labels).toEqual(['1–2, 10', '3', '4–6', '7 …', null, null])
  })

  describe('with a flight to a place far away', () => {
    const far = { key: 'managua', name: 'Managua', lon: -86.25, lat: 12.13, days: [11] }
    const flight: MapLeg = { from: 'san-jose', to: 'managua', mode: 'air', day: 11, time: '55 min' }
    const near = PLACES.slice(0, 3).map((place, i) => ({ ...place, days: [2 * i + 1, 2 * i + 2] }))
    const legs = [...LEGS.slice(0, 2), flight]
    const drawn = drawRouteMap({ ...TRIP, places: [...near, far], legs, arrows: true })

    test('shows the ground, and an arrow at its edge', () => {
      expect(drawn.places.map(({ key }) => key)).not.toContain('managua')
      expect(drawn.far).toMatchObject([{ key: 'managua', label: 'Managua, 55 min', days: [11] }])
      expect(drawn.far[0]?.x).toBe(0)
      expect(drawn.legs[2]?.path).toMatch(/^M/)
      const whole = drawRouteMap({ ...TRIP, places: [...near, far], legs })
      expect(whole.far).toEqual([])
      expect(whole.places.map(({ key }) => key)).toContain('managua')
    })

    test('there and back has one arrow', () => {
      const back: MapLeg = { ...flight, from: 'managua', to: 'san-jose' }
      const both = drawRouteMap({ ...TRIP, places: [...near, far], legs: [...legs, back], arrows: true })
      expect(both.far).toHaveLength(1)
      expect(both.legs[3]?.path).toBe(both.legs[2]?.path)
    })
  })

  test('does not draw a ride that ends near its start, as to an airport', () => {
    const ride = (lon: number, lat: number): MapLeg => ({
      ...{ from: 'san-jose', to: 'san-jose', mode: 'road', day: 1 },
      via: [[lon, lat]],
    })
    const airport = { key: 'airport', name: '', lon: -84.2, lat: 9.99 }
    const legs: MapLeg[] = [
      ...[ride(-84.2, 9.99), { from: 'san-jose', to: 'airport', mode: 'road' } as const],
      ...[ride(-83.2, 10.4), ...LEGS],
    ]
    const { legs: drawn } = drawRouteMap({ ...TRIP, places: [...PLACES, airport], legs })
    expect(drawn.slice(0, 2).map(({ path }) => path)).toEqual(['', ''])
    expect(drawn.slice(2).every(({ path }) => path !== '')).toBe(true)
    const onward: MapLeg[] = [...legs, { from: 'airport', to: 'uvita', mode: 'air' }]
    const flown = drawRouteMap({ ...TRIP, places: [...PLACES, airport], legs: onward })
    expect(flown.legs[1]?.path).not.toBe('')
  })

  test('names overnight stops before short ones', () => {
    const row = Array.from({ length: 5 }, (_, i) => ({
      ...{ key: `stop-${i}`, name: `A long name of stop ${i}` },
      lon: -84.4 + 0.05 * i,
      lat: 9.9,
    }))
    const namelessOf = (slept?: string) => {
      const stops = [...row, ...PLACES].map(stop => ({ ...stop, days: stop.key === slept ? [1] : [] }))
      const { places } = drawRouteMap({ countries: ['CR'], places: stops, legs: [] })
      return places.filter(stop => !layoutOf(stop, 1).name).map(({ key }) => key)
    }
    const nameless = namelessOf()
    expect(nameless.filter(key => namelessOf(key).includes(key)).length).toBeLessThan(nameless.length)
  })

  test('names its stops before the sea', () => {
    const water = { name: 'Golfo', lon: -84.21, lat: 9.93, angle: 0 }
    const map = drawRouteMap({ ...TRIP, places: PLACES.slice(0, 3), legs: [], waters: [water] })
    expect(map.places[0]?.layouts.map(layout => layout.name)).not.toContain(null)
    expect(map.names.map(({ text }) => text)).not.toContain('Golfo')
  })

  test('names its stops even if the traveller changes vehicles all round them', () => {
    const changes = Array.from({ length: 24 }, (_, i) => ({
      ...{ key: `change-${i}`, name: '' },
      lon: -84.08 + 0.3 * Math.cos(i),
      lat: 9.93 + 0.2 * Math.sin(i),
    }))
    const { places } = drawRouteMap({ ...TRIP, places: [...PLACES, ...changes], about: 'san-jose' })
    expect(places[0]?.layouts.map(layout => layout.name)).not.toContain(null)
  })

  test('is plain JSON of at most 20 KB', () => {
    const json = JSON.stringify(map)
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(drawRouteMap(structuredClone(TRIP)))))
    expect(json.length).toBeLessThan(20_000)
  })

  test('refuses a leg to a place that is not in the list', () => {
    const legs: MapLeg[] = [{ from: 'san-jose', to: 'nowhere', mode: 'road' }]
    expect(() => drawRouteMap({ ...TRIP, legs })).toThrow('nowhere')
  })

  test('without places is the map of the country', () => {
    expect(drawRouteMap({ countries: ['CR'], places: [], legs: [] }).land).toMatch(/^M/)
  })
})

describe('the small map beside a place’s name', () => {
  test.each(PLACES)('shows $key where the map of its country does, on the same land', place => {
    const { land, places } = drawCountryMap({ countries: ['CR'], places: [place], width: 160 })
    const inset = drawInsetMap({ country: 'CR', place, width: 160 })
    expect([inset.land, inset.x, inset.y]).toEqual([land, places[0]?.x, places[0]?.y])
  })
})

describe('the map of a country', () => {
  test('numbers its places and leaves names to the list', () => {
    const map = drawCountryMap({ countries: ['CR'], places: PLACES })
    expect(map.places.map(({ key, number }) => [key, number]).at(-1)).toEqual(['sirena', 6])
    expect(map.places.every(({ labelPositions: [, wide] }) => wide === '-')).toBe(true)
  })

  test('draws a line from a moved pin to its place', () => {
    const crowd = [0, 0.01, 0.02].map(i => ({ key: `near-${i}`, name: 'Near', lon: -84.08 + i, lat: 9.93 }))
    const map = drawCountryMap({ countries: ['CR'], places: [...crowd, ...PLACES.slice(5)] })
    const [first, , , alone] = map.places
    expect(first?.home).not.toEqual([first?.x, first?.y])
    expect(first?.home?.every(Number.isFinite)).toBe(true)
    expect(alone).not.toHaveProperty('home')
  })

  test('writes names when asked', () => {
    const map = drawCountryMap({ countries: ['CR'], places: PLACES, names: true })
    expect(map.places.filter(({ labelPositions: [, wide] }) => wide !== '-').length).toBeGreaterThanOrEqual(5)
  })

  test('has the country’s proportions', () => {
    const [indonesia, vietnam] = ['ID', 'VN'].map(code => drawCountryMap({ countries: [code], places: [] }))
    expect(indonesia?.height).toBeLessThan(0.7 * (indonesia?.width ?? 0))
    expect(vietnam?.height).toBeGreaterThan(vietnam?.width ?? 0)
  })

  test('names a water once, and of two overlapping names the first', () => {
    const waters = [
      { name: 'Pacific', lon: -85.1, lat: 8.9, angle: 38 },
      { name: 'Great Ocean', lon: -85.1, lat: 8.9, angle: 0 },
    ]
    const map = drawCountryMap({ countries: ['CR'], places: [], waters })
    expect(map.names.filter(({ kind }) => kind === 'water').map(({ text }) => text)).toEqual(['Pacific'])
    const plain = drawCountryMap({ countries: ['GT'], places: [] }).names.map(({ text }) => text)
    expect(plain).toHaveLength(new Set(plain).size)
  })

  test('names only visible waters', () => {
    const waters = [
      { name: 'Pacific', lon: -85.1, lat: 8.9, angle: 38 },
      { name: 'Andaman Sea', lon: 96, lat: 10, angle: 0 },
    ]
    const map = drawCountryMap({ countries: ['CR'], places: [], waters })
    expect(map.names.filter(({ kind }) => kind === 'water').map(({ text }) => text)).toEqual(['Pacific'])
  })
})

test('a map of many trips has a line and numbered places for each', () => {
  const trips = [
    { key: 'south', places: PLACES.slice(3) },
    { key: 'north', places: PLACES.slice(0, 3) },
  ]
  const map = drawTripsMap({ countries: ['CR', 'PA'], trips })
  expect(map.trips.map(trip => [trip.key, trip.places.length])).toEqual([
    ['south', 3],
    ['north', 3],
  ])
  expect(map.trips[0]?.path).toMatch(/^M[\d. ]+C/)
})
