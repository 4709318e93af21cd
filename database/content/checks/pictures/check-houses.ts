import { type HouseKeys, wordOf } from '#art/houses/house-keys.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { HotelContent } from '../../catalogue-content.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import { problemAt } from '../report.ts'

/** In how many of the six keys two houses of a country may agree. */
const MOST_ALIKE = 2

const KEYS = ['roof', 'walls', 'floors', 'setting', 'water', 'houses'] as const

interface House {
  name: string
  country: string
  keys: HouseKeys
  source: Sourced<HotelContent>
}

function alikeIn(one: HouseKeys, other: HouseKeys): string[] {
  return KEYS.filter(key => one[key] === other[key])
}

/**
 * Checks that no two hotels share a drawing, that two of a country agree in at most two of the six keys of their
 * houses, and that no more houses are drawn than there are rooms.
 */
export function checkHouses({ folders }: Catalogue): Problem[] {
  const houses = folders.flatMap(({ tag, hotels }) =>
    [...hotels].map(([name, source]): House => ({ name, country: tag, keys: source.value.house, source })),
  )
  return houses.flatMap((house, i) => [
    ...houses.slice(0, i).flatMap(earlier => likeness(house, earlier) ?? []),
    ...tooMany(house),
  ])
}

function likeness({ country, keys, source }: House, earlier: House): Problem | null {
  if (country !== earlier.country) {
    if (wordOf(keys) !== wordOf(earlier.keys)) return null
    return problemAt(
      source,
      ['house'],
      `is drawn as ${earlier.country}/${earlier.name}`,
      'change what its text allows',
    )
  }
  const same = alikeIn(keys, earlier.keys)
  if (same.length <= MOST_ALIKE) return null
  const found = `agrees with ${earlier.name} in ${same.join(', ')}`
  return problemAt(source, ['house'], found, 'read both texts and draw what differs')
}

function tooMany({ keys, source }: House): Problem[] {
  const { rooms } = source.value
  if (keys.houses <= rooms) return []
  return [problemAt(source, ['house', 'houses'], `${keys.houses} houses for ${rooms} rooms`, 'draw fewer')]
}
