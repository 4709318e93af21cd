import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { MapLeg } from '#cartography/curves/route.ts'
import { drawCountryMap, drawRouteMap, drawTripsMap } from '#cartography/print/map-drawing.server.ts'
import { CountryMap } from './country-map.tsx'
import { RouteMap } from './route-map.tsx'
import { TripsMap } from './trips-map.tsx'

const PLACES = [
  { key: 'cusco', name: 'Cusco', lon: -71.97, lat: -13.53 },
  { key: 'ollantaytambo', name: 'Ollantaytambo', lon: -72.26, lat: -13.26 },
  { key: 'machu-picchu', name: 'Machu Picchu', lon: -72.54, lat: -13.16 },
]
const LEGS: MapLeg[] = [
  { from: 'cusco', to: 'ollantaytambo', mode: 'road', day: 2 },
  { from: 'ollantaytambo', to: 'machu-picchu', mode: 'rail', day: 3 },
]
const LABELS = {
  map: 'Route: Cusco to Machu Picchu',
  road: 'Road',
  boat: 'Boat',
  air: 'Air',
  rail: 'Train',
  foot: 'On foot',
}
const MODES = ['road', 'boat', 'air', 'rail', 'foot'] as const

describe('the map of a trip', () => {
  const data = drawRouteMap({ countries: ['PE'], places: PLACES, legs: LEGS })
  const html = renderToStaticMarkup(<RouteMap data={data} labels={LABELS} />)

  test('is an image with an alternative text', () => {
    expect(html).toContain('role="img" aria-label="Route: Cusco to Machu Picchu"')
  })

  test('explains only the modes of transport in use', () => {
    const legend = html.slice(html.indexOf('<figcaption'))
    expect(legend).toContain('Road')
    expect(legend).toContain('Train')
    expect(legend).not.toContain('Boat')
  })

  test('has a different line for every mode of transport', () => {
    const legs = MODES.map((mode, day): MapLeg => ({ from: 'cusco', to: 'machu-picchu', mode, day }))
    const all = drawRouteMap({ countries: ['PE'], places: PLACES, legs })
    const drawn = renderToStaticMarkup(<RouteMap data={all} labels={LABELS} />)
    const legend = drawn.slice(drawn.indexOf('<figcaption'))
    const lines = (part: string) => new Set(part.match(/<path class="[^"]+"/g))
    // A railway is drawn in two lines, and ground transport has a casing.
    expect(lines(legend).size).toBe(MODES.length + 2)
    expect([...lines(legend)].every(line => drawn.indexOf(line) < drawn.indexOf('<figcaption'))).toBe(true)
    for (const mode of MODES) expect(legend).toContain(LABELS[mode])
  })

  test('has days and places, for a list to highlight', () => {
    expect(html.match(/data-day="3"/g)).toHaveLength(1)
    expect(html).toContain('data-place="machu-picchu"')
  })

  test('shows the legs and the place of the current day in red, last of all legs', () => {
    const labels = { ...LABELS, currentDay: 'Day 2' }
    const lit = renderToStaticMarkup(<RouteMap data={data} labels={labels} currentDay={2} />)
    expect(lit.match(/<g data-day[^>]*now/g)).toHaveLength(1)
    expect(lit.indexOf('data-day="2"')).toBeGreaterThan(lit.indexOf('data-day="3"'))
    expect(lit).toMatch(/data-place="ollantaytambo" class="[^"]*now/)
    expect(lit).not.toMatch(/data-place="cusco" class="[^"]*now/)
    expect(lit).toContain('Day 2')
  })

  test('draws the legs of the day one after the other, each over its line in ink', () => {
    const legs: MapLeg[] = LEGS.map(leg => ({ ...leg, day: 2 }))
    const twice = drawRouteMap({ countries: ['PE'], places: PLACES, legs })
    const lit = renderToStaticMarkup(<RouteMap data={twice} labels={LABELS} currentDay={2} />)
    const masks = [...lit.matchAll(/<mask id="([^"]+)".*?--turn:(\d).*? d="([^"]+)".*?<\/mask>/g)]
    expect(masks.map(([, , turn]) => turn)).toEqual(['0', '1'])
    for (const [whole, id, , path] of masks) {
      const after = lit.slice(lit.indexOf(whole) + whole.length)
      const red = after.indexOf(`mask="url(#${id})"`)
      expect(after.slice(0, red)).toContain(`d="${path}"`)
      expect(after.slice(red)).toContain(`d="${path}"`)
    }
    expect(html).not.toContain('<mask')
  })
})

test('the map of a country shows the highlighted place in red, above the others', () => {
  const data = drawCountryMap({ countries: ['PE'], places: PLACES })
  const html = renderToStaticMarkup(<CountryMap data={data} labels={{ map: 'Peru' }} highlighted="cusco" />)
  expect(html).toMatch(/data-place="cusco" class="[^"]*now/)
  expect(html.indexOf('data-place="cusco"')).toBeGreaterThan(html.indexOf('data-place="machu-picchu"'))
})

test('the map of many trips draws the highlighted one last', () => {
  const trips = [
    { key: 'south', places: PLACES },
    { key: 'train', places: PLACES.slice(1) },
  ]
  const data = drawTripsMap({ countries: ['PE'], trips })
  const html = renderToStaticMarkup(<TripsMap data={data} labels={{ map: 'Trips' }} highlighted="south" />)
  expect(html.indexOf('data-trip="south"')).toBeGreaterThan(html.indexOf('data-trip="train"'))
})
