import type { Catalogue } from '../../catalogue.ts'
import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

/** “3,417 m”, “2,335 metres”: an altitude if it is this high, and not “4,200 m of rain” or a length. */
const METRES = /(\d,\d{3}) (?:m|metres)\b(?! (?:of|long|wide|deep|away|off|from|on foot))/g
const LEAST = 1500
/** As near as this to a place's altitude it is meant to be the same. */
const NEAR = 25

interface Place {
  name: string
  altitude: number
}

function placesOf({ folders }: Catalogue): Map<string, Place[]> {
  return new Map(
    folders.map(({ tag, destinations, attractions, hotels }) => [
      tag,
      [...destinations.values(), ...attractions.values(), ...hotels.values()].flatMap(({ value }) =>
        value.altitude === undefined ? [] : [{ name: value.name.en, altitude: value.altitude }],
      ),
    ]),
  )
}

/** Checks that an altitude in a country's texts is the one of the place that it almost is. */
export const checkAltitudes: Check = catalogue => {
  const places = placesOf(catalogue)
  return textPairs(catalogue).flatMap(({ source, path, en }) => {
    const known = places.get(source.file.split('/')[1] ?? '')
    if (!known) return []
    return [...en.matchAll(METRES)].flatMap(([said, figure = '']) => {
      const metres = Number(figure.replace(',', ''))
      if (metres < LEAST || metres % 50 === 0 || known.some(({ altitude }) => altitude === metres)) return []
      const meant = known.find(
        ({ name, altitude }) => Math.abs(altitude - metres) <= NEAR && en.includes(name),
      )
      if (!meant) return []
      const message = `${said}; ${meant.name} is at ${meant.altitude} m`
      return [
        problemAt(source, [...path, 'en'], message, 'write the altitude of the place, in both languages'),
      ]
    })
  })
}
