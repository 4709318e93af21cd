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
