import { describe, expect, test } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { countryFrame } from '#cartography/atlas/map-geometry.server.ts'
import { landmarksOf } from './landmarks.server.ts'
import { drawCountryMap, drawRouteMap } from './map-drawing.server.ts'

const SIZE = { width: 640, height: 600, padding: 32 }
const SAN_JOSE = { key: 'san-jose', name: 'San José', lon: -84.08, lat: 9.93 }

describe('the landmarks of a map', () => {
  const frame = countryFrame('CR', SIZE)

  test('are the summits with their altitude, and the parks', () => {
    const names = landmarksOf(['CR'], frame, []).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Chirripó 3,821\u00a0m', 'Corcovado', 'Tortuguero']))
  })

  test('are named in the reader’s language', async () => {
    const kenya = countryFrame('KE', SIZE)
    const spanish = await withLocale('es', async () => landmarksOf(['KE'], kenya, []))
    expect(spanish.map(({ name }) => name)).toContain('Monte Kenia 5199\u00a0m')
  })

  test('leave out those that a place of the map is named after, and those outside', () => {
    const names = landmarksOf(['CR'], frame, [{ name: 'Tortuguero' }]).map(({ name }) => name)
    expect(names).not.toContain('Tortuguero')
    const north = countryFrame('CR', {
      ...SIZE,
      focus: [
        [-85.5, 10.6],
        [-84.7, 10.9],
      ],
    })
    expect(landmarksOf(['CR'], north, []).map(({ name }) => name)).not.toContain('Corcovado')
  })
})

describe('on a small map', () => {
  const map = drawRouteMap({ countries: ['CR'], places: [SAN_JOSE], legs: [] })

  test('a summit has its name or is left out, and a park is a dot', () => {
    for (const { kind, name, labelPositions } of map.landmarks) {
      if (kind === 'park') expect(name).toBe('')
      else
        expect(labelPositions.some(labelPosition => labelPosition !== '-' && labelPosition !== '.')).toBe(
          true,
        )
    }
    expect(map.landmarks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['summit', 'park']))
  })

  test('a name that is on water is marked so', () => {
    const places = [SAN_JOSE, { key: 'east', name: 'Puerto Viejo de Talamanca', lon: -82.76, lat: 9.66 }]
    const drawn = drawCountryMap({ countries: ['CR'], places, names: true })
    const [inland, coast] = drawn.places
    expect(inland?.on).toBeUndefined()
    expect(coast?.on !== undefined && coast.on !== 'narrow water').toBe(
      coast?.labelPositions[1].includes('e'),
    )
  })

  test('a name on land on one map and on the sea on another has the colour of each', () => {
    const places = [
      { key: 'drake', name: 'Bahía Drake', lon: -83.66, lat: 8.69 },
      { key: 'uvita', name: 'Uvita', lon: -83.74, lat: 9.15 },
    ]
    const [drake] = drawCountryMap({ countries: ['CR'], places, names: true }).places
    expect(drake).toMatchObject({ labelPositions: ['sw', 'e'], on: 'narrow water' })
  })
})
