import { m } from '#app/paraglide/messages.js'
import { escapeXml } from '#app/text/xml.ts'
import type { LonLat, MapLeg, MapPlace } from '#cartography/curves/route.ts'
import { travelNames } from './travel-words.ts'

/** A route in real coordinates; a place without a name is a change of vehicle. */
export interface TravelledRoute {
  places: readonly MapPlace[]
  legs: readonly MapLeg[]
}

interface GpxTrip {
  title: string
  line: string
  route: TravelledRoute
  /** Absolute address of the trip's page. */
  address: string
  /** Author. */
  operator: string
}

function pointXml(tag: 'wpt' | 'rtept', [lon, lat]: LonLat, inside = ''): string {
  return `<${tag} lat="${lat}" lon="${lon}">${inside}</${tag}>`
}

function textXml(tag: string, text: string): string {
  return text === '' ? '' : `<${tag}>${escapeXml(text)}</${tag}>`
}

function waypointXml({ name, lon, lat, days = [] }: MapPlace): string {
  const description = days.map(number => m.itinerary_day({ number })).join(', ')
  return pointXml('wpt', [lon, lat], textXml('name', name) + textXml('desc', description))
}

/** Name of a leg from its ends; a change of vehicle has no name. */
function fromTo(from: string, to: string): string {
  if (from !== '' && to !== '' && from !== to) return m.itinerary_from_to({ from, to })
  return from || to
}

function legXml(
  { mode, day, from, to, via = [] }: MapLeg,
  places: readonly MapPlace[],
  index: number,
): string {
  const ends = [from, to].map(key => places.find(place => place.key === key))
  const [start, end] = ends
  if (!start || !end) return ''
  const between = fromTo(start.name, end.name)
  const head = day === undefined ? '' : m.itinerary_day({ number: day })
  const points = [[start.lon, start.lat] as const, ...via, [end.lon, end.lat] as const]
  return `<rte>${textXml('name', [head, between].filter(Boolean).join(': '))}${textXml('desc', travelNames()[mode])}
<number>${index + 1}</number>
${points.map(point => pointXml('rtept', point)).join('\n')}
</rte>`
}

/** A trip's route as GPX 1.1, in the current language: a waypoint per place, a route per leg. */
export function itineraryGpx({ title, line, route: { places, legs }, address, operator }: GpxTrip): string {
  const named = places.filter(({ name }) => name !== '')
  return `<?xml version="1.0" encoding="utf-8"?>
<gpx version="1.1" creator="${escapeXml(operator)}" xmlns="http://www.topografix.com/GPX/1/1">
<metadata>${textXml('name', title)}${textXml('desc', line)}<link href="${escapeXml(address)}"></link></metadata>
${named.map(waypointXml).join('\n')}
${legs.map((leg, i) => legXml(leg, places, i)).join('\n')}
</gpx>
`
}
