import { join } from 'node:path'
import type { z } from 'zod'
import type { PhotoSubjectKind } from '../values/photo-subjects.ts'
import type { Catalogue, CountryFolder } from './catalogue.ts'
import type { Sourced } from './content-file.ts'
import type { photograph } from './words.ts'

type Photo = z.infer<typeof photograph>

/** A photograph that an authored file names, and its subject. */
export interface NamedPhoto {
  subject: { kind: PhotoSubjectKind; key: string }
  /** 0 is the first. */
  position: number
  photo: Photo
  /** Whether the country's row names it. */
  isRowPhoto: boolean
  /** The file that names it; the photograph's own file must be beside it. */
  source: Sourced<unknown>
  path: PropertyKey[]
  folder: { path: string; names: ReadonlySet<string> }
}

interface Naming {
  kind: PhotoSubjectKind
  key: string
  source: Sourced<unknown>
  /** The path of the subject within its file. */
  at?: PropertyKey[]
  photos: Photo[] | undefined
  isRowPhoto?: boolean
}

function ofPlaces({ tag, regions, destinations, attractions }: CountryFolder): Naming[] {
  const kinds = [
    ['region', regions],
    ['destination', destinations],
    ['attraction', attractions],
  ] as const
  return kinds.flatMap(([kind, sources]) =>
    [...sources].map(([slug, source]) => ({
      kind: 'place' as const,
      key: `${tag}/${kind}/${slug}`,
      source,
      photos: source.value.photos,
    })),
  )
}

function ofTrips({ trips }: CountryFolder): Naming[] {
  return [...trips].flatMap(([key, source]) => [
    { kind: 'trip' as const, key, source, photos: source.value.photos },
    ...source.value.days.map((day, i) => ({
      kind: 'trip_day' as const,
      key: `${key}/${i + 1}`,
      source,
      at: ['days', i],
      photos: day.photos,
    })),
  ])
}

function ofItems({ tag, tours, hotels }: CountryFolder): Naming[] {
  const kinds = [
    ['tour', tours],
    ['hotel', hotels],
  ] as const
  return kinds.flatMap(([kind, sources]) =>
    [...sources].map(([key, source]) => ({
      kind,
      key: `${tag}/${key}`,
      source,
      photos: source.value.photos,
    })),
  )
}

function ofStaff({ staff }: Pick<Catalogue, 'staff'>): Naming[] {
  if (!staff) return []
  return staff.value.map((person, i) => ({
    kind: 'staff' as const,
    key: person.fkey,
    source: staff,
    at: [i],
    photos: person.photos,
  }))
}

function ofArticles({ articles }: Pick<Catalogue, 'articles'>): Naming[] {
  return [...articles].map(([key, source]) => ({
    kind: 'article' as const,
    key,
    source,
    photos: source.value.photos,
  }))
}

/** The photograph that an entry of countries.yaml may name. */
function ofCountries({ countries }: Pick<Catalogue, 'countries'>): Naming[] {
  if (!countries) return []
  return countries.value.flatMap(({ tag, photo }, i) =>
    photo
      ? [
          {
            kind: 'country' as const,
            key: tag,
            source: countries,
            at: [i],
            photos: [photo],
            isRowPhoto: true,
          },
        ]
      : [],
  )
}

function ofFolder(folder: CountryFolder): Naming[] {
  const { tag, country } = folder
  const page = country
    ? [{ kind: 'country' as const, key: tag, source: country, photos: country.value.photos }]
    : []
  return [...page, ...ofPlaces(folder), ...ofTrips(folder), ...ofItems(folder), ...ofStaff(folder)]
}

function inFolder(namings: Naming[], path: string, names: ReadonlySet<string>): NamedPhoto[] {
  return namings.flatMap(({ kind, key, source, at = [], photos = [], isRowPhoto = false }) =>
    photos.map((photo, position) => ({
      subject: { kind, key },
      position,
      photo,
      isRowPhoto,
      source,
      path: isRowPhoto ? [...at, 'photo'] : [...at, 'photos', position],
      folder: { path, names },
    })),
  )
}

/** Every photograph that content/ names. */
export function photosNamed(catalogue: Catalogue): NamedPhoto[] {
  return [
    ...inFolder(
      [...ofCountries(catalogue), ...ofStaff(catalogue), ...ofArticles(catalogue)],
      'photos',
      catalogue.photos,
    ),
    ...catalogue.folders.flatMap(folder =>
      inFolder(ofFolder(folder), join(folder.tag, 'photos'), folder.photos),
    ),
  ]
}
