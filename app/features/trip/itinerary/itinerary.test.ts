import { expect, test } from 'vitest'
import { itineraryRoute, type Leg } from './itinerary.ts'

function leg(mode: Leg['mode'], from: string, to: string, via: [number, number][] = []): Leg {
  return { mode, from, to, via }
}

const dock: [number, number] = [10.48, -84.77]
const jetty: [number, number] = [10.45, -84.88]

test('a journey by several vehicles is split where they change', () => {
  const { legs, changes } = itineraryRoute([
    {
      number: 4,
      legs: [
        leg('road', 'la-fortuna', 'monteverde', [[10.49, -84.7], dock]),
        leg('boat', 'la-fortuna', 'monteverde', [dock, [10.5, -84.82], jetty]),
        leg('road', 'la-fortuna', 'monteverde', [jetty]),
      ],
    },
  ])
  expect(changes.map(({ lat, lon }) => [lat, lon])).toEqual([dock, jetty])
  const [atDock, atJetty] = changes.map(({ key }) => key)
  expect(legs).toEqual([
    { mode: 'road', day: 4, from: 'la-fortuna', to: atDock, via: [[-84.7, 10.49]] },
    { mode: 'boat', day: 4, from: atDock, to: atJetty, via: [[-84.82, 10.5]] },
    { mode: 'road', day: 4, from: atJetty, to: 'monteverde', via: [] },
  ])
})

test('a return trip within a day stays two legs', () => {
  const { legs, changes } = itineraryRoute([
    { number: 8, legs: [leg('boat', 'drake', 'sirena'), leg('boat', 'sirena', 'drake')] },
  ])
  expect(legs.map(({ from, to }) => `${from} ${to}`)).toEqual(['drake sirena', 'sirena drake'])
  expect(changes).toEqual([])
})

test('a transfer from an airport starts there, and a loop is drawn in full', () => {
  const airport: [number, number] = [10, -84.2]
  const { legs, changes } = itineraryRoute([
    { number: 1, legs: [leg('road', 'san-jose', 'san-jose', [airport])] },
    { number: 2, legs: [leg('road', 'arenal', 'arenal', [dock, jetty])] },
  ])
  expect(legs[0]).toMatchObject({ from: 'san-jose', to: changes[0]?.key, via: [] })
  expect(legs[1]).toMatchObject({
    from: 'arenal',
    to: 'arenal',
    via: [
      [-84.77, 10.48],
      [-84.88, 10.45],
    ],
  })
})

test('two rides from one place to different places are two journeys', () => {
  const { legs, changes } = itineraryRoute([
    { number: 2, legs: [leg('road', 'lima', 'ica', [dock]), leg('road', 'lima', 'nazca', [jetty])] },
  ])
  expect(changes).toEqual([])
  expect(legs.map(({ from, to }) => [from, to])).toEqual([
    ['lima', 'ica'],
    ['lima', 'nazca'],
  ])
})
