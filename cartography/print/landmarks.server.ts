import { getLocale } from '#app/paraglide/runtime.js'
import { countryGround, type Landmark, type Summit } from '#cartography/atlas/ground-data.server.ts'
import type { CountryFrame } from '#cartography/atlas/map-geometry.server.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import type { Locale } from '#database/values/locale.ts'

export interface PlacedLandmark {
  key: string
  kind: 'summit' | 'park'
  /** A summit's name includes its altitude in metres. */
  name: string
  x: number
  y: number
}

/** Pixels from the edge of a map within which no landmark is shown. */
const MARGIN = 14

/** Summits and parks in view of a map, without those that one of its places is named after. */
export function landmarksOf(
  countries: readonly string[],
  frame: Pick<CountryFrame, 'project' | 'atHome' | 'width' | 'height'>,
  places: readonly Pick<MapPlace, 'name'>[],
): PlacedLandmark[] {
  const locale = getLocale()
  const known = new Set(places.map(({ name }) => plain(name)))
  const grounds = countries.map(code => countryGround(code))
  const summits = grounds.flatMap(ground => ground.summits)
  const parks = grounds.flatMap(ground => ground.parks)
  const isNew = (mark: Landmark) => !known.has(plain(nameIn(mark, locale)))
  return [
    ...summits.filter(isNew).map(summit => placed('summit', summit, withMetres(summit, locale), frame)),
    ...parks.filter(isNew).map(park => placed('park', park, nameIn(park, locale), frame)),
  ].filter(({ x, y }) => {
    const inside = x > MARGIN && y > MARGIN && x < frame.width - MARGIN && y < frame.height - MARGIN
    return inside && frame.atHome([x, y])
  })
}

function placed(
  kind: PlacedLandmark['kind'],
  { lon, lat }: Landmark,
  name: string,
  { project }: Pick<CountryFrame, 'project'>,
): PlacedLandmark {
  const [x, y] = project([lon, lat])
  return { key: `${kind}-${plain(name)}`, kind, name, x, y }
}

function nameIn({ name }: Landmark, locale: Locale): string {
  return typeof name === 'string' ? name : name[locale]
}

/** Made once: a format costs as much as laying out a name. */
const METRES = {
  en: new Intl.NumberFormat('en', { useGrouping: 'always' }),
  es: new Intl.NumberFormat('es', { useGrouping: 'min2' }),
} satisfies Record<Locale, Intl.NumberFormat>

function withMetres(summit: Summit, locale: Locale): string {
  return `${nameIn(summit, locale)} ${METRES[locale].format(summit.metres)}\u00a0m`
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}
