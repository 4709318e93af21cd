import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { HotelRow } from './hotel-rows.tsx'
import type { HotelRowData } from './hotel-schema.ts'

const hotel: HotelRowData = {
  key: 'casa-tucan',
  country: 'costa-rica',
  name: 'Casa Tucán',
  line: 'Over the river.',
  lead: 'Quiet.',
  body: [],
  picture: { poster: { kind: 'waterfall', palette: 'monsoon', seed: 'casa-tucan' } },
  gallery: null,
  place: { slug: 'monteverde', name: 'Monteverde' },
  altitude: '1,300 m',
  nights: null,
  type: null,
  rooms: 8,
  roomTypes: [],
  year: null,
  views: [],
  checkIn: null,
  checkOut: null,
  languages: [],
  amenities: [],
  price: null,
  trips: [],
}

const year = { months: [], inWords: '', range: 'US$ 600–690', cheapest: 'Apr–May' }
const price = { minor: 60_000, currency: 'USD', text: 'US$ 600' }

function textOf(changes: Partial<HotelRowData>): string {
  return rowOf(changes).replaceAll(/<[^>]*>/g, '|')
}

function rowOf(changes: Partial<HotelRowData>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <HotelRow hotel={{ ...hotel, ...changes }} />
    </MemoryRouter>,
  )
}

it.each([
  [1, '1 room, 1,300 m'],
  [2, '2 rooms, 1,300 m'],
  [8, '8 rooms, 1,300 m'],
])('a house of %i says “%s”', (rooms, words) => {
  expect(rowOf({ rooms })).toContain(`<small>${words}</small>`)
})

it('says what a room costs through the year, and in which months least', () => {
  expect(textOf({ price, year })).toMatch(
    /US\$ 600–690\|+ ?\|*a night, the cheapest room\|+lowest in Apr–May\|/,
  )
  expect(textOf({ price, year: { ...year, range: 'US$ 600', cheapest: null } })).toContain(
    'the same all year',
  )
  expect(textOf({ price })).toContain('a night in the cheapest room, at its lowest')
})

it('names a trip that sleeps there before it is opened', () => {
  const trips = ['One', 'Two', 'Three'].map(title => ({ key: title, country: 'costa-rica', title }))
  expect(textOf({ trips: trips.slice(0, 1) })).toContain('|In the trip One|')
  expect(textOf({ trips: trips.slice(0, 2) })).toContain('|In One and 1 more trip|')
  expect(textOf({ trips })).toContain('|In One and 2 more trips|')
})
