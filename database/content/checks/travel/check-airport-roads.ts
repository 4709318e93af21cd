import { type Check, problemAt } from '../report.ts'

/** A sentence about an airport; a place may have two. */
const AIRPORT = /\b(?:airport|airfield|planes?)\b/i
/** The way to an airport and the text's own round figure may differ by so much. */
const SLACK = 0.2
const SLACK_KM = 2
/** A longer way leads to the airport of another town. */
const ANOTHER_TOWN_KM = 60

/** The kilometres that a text names in its sentences about an airport. */
function kilometresNamed(text: string): number[] {
  const sentences = text.split(/(?<=[.;])\s+/).filter(sentence => AIRPORT.test(sentence))
  return sentences.flatMap(one => [...one.matchAll(/(\d+) km\b/g)].map(([, km]) => Number(km)))
}

/** Checks that a place is as far from its airport in the transfer table as its own page says. */
export const checkAirportRoads: Check = ({ folders }) =>
  folders.flatMap(({ destinations, transfers }) => {
    if (!transfers) return []
    return transfers.value.flatMap(({ from, to, legs }, i) => {
      const ends = [
        { place: from, way: legs[0], next: legs[1], index: 0 },
        { place: to, way: legs.at(-1), next: legs.at(-2), index: legs.length - 1 },
      ]
      return ends.flatMap(({ place, way, next, index }) => {
        const text = destinations.get(place)?.value.gettingThere.en ?? ''
        const said = kilometresNamed(text)
        if (way?.mode !== 'road' || next?.mode !== 'air' || said.length === 0) return []
        if (way.kilometres > ANOTHER_TOWN_KM) return []
        if (said.some(km => Math.abs(way.kilometres - km) <= Math.max(SLACK_KM, km * SLACK))) return []
        const message = `${way.kilometres} km between ${place} and its airport; its page says ${said.join(' and ')}`
        return [
          problemAt(transfers, [i, 'legs', index], message, 'write the way to where one sleeps, in both'),
        ]
      })
    })
  })
