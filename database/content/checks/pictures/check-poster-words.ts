import { SCENE_KINDS, type SceneKind } from '#art/poster/poster.ts'
import { choosePoster, names, otherScenes } from '#art/poster/poster-choice.ts'
import { isFoundAt, namesPlace, SHOWN } from '#art/poster/poster-claims.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { Catalogue, CountryFolder } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'

/** A thing with a poster, and all that is said of it. */
interface Shown {
  readonly source: Pick<Sourced<unknown>, 'file' | 'lineOf'>
  readonly path: readonly (string | number)[]
  readonly kind: SceneKind
  readonly country: string
  /** In English, as the pages use it to choose a scene. */
  readonly title: string
  readonly words: string
  /** What is said of the place where it is. */
  readonly about: string
  readonly habitats: readonly string[]
  readonly altitude: number | undefined
}

interface Place {
  readonly country: string
  readonly about: string
  readonly habitats: readonly string[]
  readonly altitude?: number | undefined
}

/** The country, the land and the height of every place to stay in. */
function placesOf({ folders }: Catalogue): ReadonlyMap<string, Place> {
  return new Map(
    folders.flatMap(({ tag, destinations }) =>
      [...destinations].map(
        ([key, { value }]) => [key, { ...value, country: tag, about: englishOf(value) }] as const,
      ),
    ),
  )
}

/** All English texts of a value. */
function englishOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if ('en' in value && typeof value.en === 'string') return value.en
  return Object.values(value).map(englishOf).join(' ')
}

function shownIn(folder: CountryFolder, places: ReadonlyMap<string, Place>): Shown[] {
  const { tag, regions, destinations, attractions, tours, trips } = folder
  const of = (
    source: Shown['source'],
    value: { poster?: Parameters<typeof posterOverride>[0] | undefined },
    {
      title,
      words = '',
      land,
      path = [],
    }: { title: string; words?: string; land: Partial<Place>; path?: Shown['path'] },
  ): Shown[] => {
    const { kind } = posterOverride(value.poster ?? null)
    if (!kind) return []
    const { country = tag, about = '', habitats = [], altitude } = land
    return [
      {
        ...{ source, path: [...path, 'poster', 'kind'], kind, country, title, about, habitats, altitude },
        words: `${englishOf(value)} ${words}`,
      },
    ]
  }
  return [
    // A region is many places, of which its poster shows one.
    ...[...regions.values()].flatMap(source => of(source, source.value, { title: '', land: source.value })),
    ...[...destinations.values(), ...attractions.values()].flatMap(source => {
      const { value } = source
      const about = 'near' in value && typeof value.near === 'string' ? places.get(value.near)?.about : ''
      return of(source, value, { title: value.name.en, land: { ...value, about } })
    }),
    ...[...tours.values()].flatMap(source => {
      const { name, habitats, place } = source.value
      return of(source, source.value, { title: name.en, land: { ...places.get(place), habitats } })
    }),
    ...[...trips.values()].flatMap(source => {
      const { title, habitats, days } = source.value
      const about = days.map(({ place }) => places.get(place)?.about ?? '').join(' ')
      return [
        ...of(source, source.value, { title: title.en, land: { habitats, about } }),
        ...days.flatMap((day, i) => {
          const place = places.get(day.place)
          const left = places.get(days[i - 1]?.place ?? day.place)
          return of(source, day, {
            title: day.title.en,
            words: [...(day.tours ?? []), ...(day.visits ?? [])].join(' ').replaceAll('-', ' '),
            land: {
              ...place,
              habitats: [...new Set([...(place?.habitats ?? []), ...(left?.habitats ?? [])])],
            },
            path: ['days', i],
          })
        }),
      ]
    }),
  ]
}

/** What speaks against a scene, or null. */
function contradiction(kind: SceneKind, shown: Shown): string | null {
  const { title, words, about, habitats, altitude, country } = shown
  if (SHOWN[kind]?.test(`${words} ${about}`) === false) return 'nothing in the words names what it shows'
  if (altitude !== undefined && !isFoundAt(kind, altitude)) return `nothing like it is at ${altitude} m`
  const isOfItsLand = SETTINGS[kind].habitats.some(habitat => habitats.includes(habitat))
  if (!isOfItsLand && !names(kind, words)) return `its land is none of ${habitats.join(', ')}`
  const isNamed = SETTINGS[kind].countries.length > 1 ? SHOWN[kind]?.test(words) : namesPlace(kind, words)
  if (isNamed) return null
  const place = SCENE_KINDS.find(
    other => SETTINGS[other].countries.join() === country && namesPlace(other, title),
  )
  return place && place !== kind ? `the title names ${place}` : null
}

function contradictions(shown: Shown, key: string): Problem[] {
  const { source, path, kind, country, habitats, title } = shown
  const own = contradiction(kind, shown)
  const others = otherScenes(choosePoster({ key, kind, country, habitats, subject: title })).flatMap(
    other => {
      const message = contradiction(other, shown)
      return message ? [`${other} may stand in for ${kind}: ${message}`] : []
    },
  )
  return [...(own ? [`the poster ${kind}: ${own}`] : []), ...others].map(message =>
    problemAt(source, path, `${title}: ${message}`, 'show what the words say'),
  )
}

/** Checks that no poster, and none that may stand in for it on a page, contradicts what is said of its thing. */
export const checkPosterWords: Check = catalogue => {
  const places = placesOf(catalogue)
  return catalogue.folders
    .flatMap(folder => shownIn(folder, places))
    .flatMap(shown => contradictions(shown, shown.title))
}
