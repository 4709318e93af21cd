import { expect, test } from 'vitest'
import { hotelPicture } from './hotel-picture.ts'

const hotel = {
  key: 'oak-house',
  country: 'costa-rica',
  altitudeM: 1400,
  habitats: ['highland'],
  poster: null,
}
const details = { house: { kind: 'highland', hour: 'golden' } }

test('a hotel is drawn as its kind of house, in its country’s way of building', () => {
  expect(hotelPicture(null, { ...hotel, details })).toEqual({
    house: { kind: 'highland', country: 'costa-rica', high: true, palette: 'golden', seed: 'oak-house' },
  })
})

test('a hotel of an unknown kind, or in a country whose way of building is unknown, has a poster', () => {
  const unknown = { house: { kind: 'igloo', hour: 'day' } }
  expect(hotelPicture(null, { ...hotel, details: unknown })).toHaveProperty('poster')
  expect(hotelPicture(null, { ...hotel, details, country: 'atlantis' })).toHaveProperty('poster')
})
