import { describe, expect, test } from 'vitest'
import type { PlaceEntry } from '#app/map/explorer/explorer-schema.ts'
import { filteredGroups } from './place-filter.ts'

function entry(kind: PlaceEntry['kind'], name: string): PlaceEntry {
  const view = { x: 0, y: 0, zoom: 1 }
  return { key: name, kind, slug: name, name, line: null, altitude: null, nights: null, view }
}

const GROUPS = [
  {
    region: entry('region', 'Caribbean'),
    places: [entry('destination', 'Tortuguero'), entry('attraction', 'Cahuita National Park')],
  },
  { region: entry('region', 'Guanacaste'), places: [entry('destination', 'Sámara')] },
]

function names(text: string, without: ('destination' | 'attraction')[] = []): string[] {
  return filteredGroups(GROUPS, { text, without }).flatMap(({ region, places }) => [
    region?.name ?? '',
    ...places.map(({ name }) => name),
  ])
}

describe('the places of a map', () => {
  test('are all shown without a filter', () => {
    expect(names('')).toHaveLength(5)
  })

  test('match by a part of their name, ignoring accents, under their region', () => {
    expect(names('sama')).toEqual(['Guanacaste', 'Sámara'])
    expect(names('  TORTU')).toEqual(['Caribbean', 'Tortuguero'])
  })

  test('match by the name of their region', () => {
    expect(names('caribb')).toEqual(['Caribbean', 'Tortuguero', 'Cahuita National Park'])
  })

  test('stand first where their own name matches as well as that of their region', () => {
    const groups = [
      {
        region: entry('region', 'Kilimanjaro and Meru'),
        places: [entry('destination', 'Arusha'), entry('destination', 'Kilimanjaro camps')],
      },
    ]
    const [found] = filteredGroups(groups, { text: 'kilimanjaro', without: [] })
    expect(found?.places.map(({ name }) => name)).toEqual(['Kilimanjaro camps', 'Arusha'])
  })

  test('are hidden by kind, together with regions that become empty', () => {
    expect(names('', ['destination'])).toEqual(['Caribbean', 'Cahuita National Park'])
    expect(names('', ['destination', 'attraction'])).toEqual([])
  })
})
