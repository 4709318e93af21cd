import { expect, test } from 'vitest'
import { hotelPicture } from './hotel.ts'

const hotel = {
  key: 'oak-house',
  country: 'costa-rica',
  altitudeM: 1400,
  habitats: ['highland'],
  poster: null,
}
const keys = { roof: 'tin', walls: 'log', floors: 'raised', setting: 'pines', water: 'stream', houses: 3 }

function pictureWith(changed: object, country = hotel.country) {
  return hotelPicture(null, {
    ...hotel,
    country,
    details: { house: { ...keys, hour: 'golden', ...changed } },
  })
}

test('a hotel is drawn from the six keys of its house, which say what is seen', () => {
  expect(pictureWith({})).toEqual({
    house: { keys, country: 'costa-rica', high: true, palette: 'golden', seed: 'oak-house' },
    alt: 'Drawing: 3 houses on short posts, built of logs, under a tin roof, among pines, by a stream.',
  })
})

test.each([
  [{ roof: 'canvas', walls: 'canvas', water: 'none', houses: 1 }, 'one tent on short posts, of canvas'],
  [{ roof: 'dome', walls: 'panes' }, '3 domes on short posts, built of glass'],
  [{ roof: 'cone', walls: 'brick' }, '3 round houses on short posts, built of brick'],
  [{ roof: 'awning', walls: 'hull', houses: 1 }, 'one boat on short posts, with a painted hull'],
])('%j is called %s', (changed, words) => {
  expect(pictureWith(changed)).toMatchObject({ alt: expect.stringContaining(words) })
})

test('a house with an unknown key has a poster; one in a country whose inks are unknown stands elsewhere', () => {
  expect(pictureWith({ walls: 'ice' })).toHaveProperty('poster')
  expect(pictureWith({}, 'atlantis')).toMatchObject({ house: { country: 'elsewhere' } })
})
