import { describe, expect, test } from 'vitest'
import type { MapWay } from '#app/map/explorer/explorer-schema.ts'
import { shortestWay } from './ways-between.ts'

function way(
  number: number,
  from: string,
  to: string,
  minutes: number,
  modes: MapWay['modes'] = ['road'],
): MapWay {
  return { number, from, to, minutes, kilometres: minutes / 1.5, modes }
}

const WAYS = [
  way(1, 'san-jose', 'la-fortuna', 180),
  way(2, 'la-fortuna', 'monteverde', 210, ['road', 'boat']),
  way(3, 'san-jose', 'monteverde', 240),
  way(4, 'monteverde', 'samara', 200),
]

describe('the shortest way between two places', () => {
  test('is a direct transfer, in either direction', () => {
    expect(shortestWay(WAYS, 'la-fortuna', 'monteverde')).toMatchObject({ minutes: 210, kilometres: 140 })
    expect(shortestWay(WAYS, 'monteverde', 'la-fortuna')?.hops).toMatchObject([
      { number: 2, from: 'monteverde', to: 'la-fortuna', modes: ['boat', 'road'] },
    ])
  })

  test('is the fastest chain of transfers', () => {
    const found = shortestWay(WAYS, 'san-jose', 'samara')
    expect(found?.hops.map(({ number }) => number)).toEqual([3, 4])
    expect(found).toMatchObject({ minutes: 440, kilometres: 293 })
  })

  test('is null for unconnected places, and from a place to itself', () => {
    expect(shortestWay(WAYS, 'san-jose', 'tortuguero')).toBeNull()
    expect(shortestWay(WAYS, 'samara', 'samara')).toBeNull()
  })
})
