import { files } from '#app/links.ts'
import { type PhotoRow, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import {
  choosePoster,
  type PosterChoice,
  type PosterFacts,
  spreadPosters,
} from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { Words } from '#database/schema/columns.ts'
import type { Locale } from '#database/values/locale.ts'
import type { PosterOverride } from '#database/values/poster-override.ts'
import { type PlacePicture, pictureOf } from './picture.ts'

/** The facts by which a picture is chosen. */
interface Pictured {
  /** Its key within its kind: the same key always gets the same poster. */
  key: string
  country?: string | undefined
  habitats?: readonly string[]
  /** The poster's subject; its English words choose the scene. */
  name?: Words
  /** The author's explicit choices. */
  poster: PosterOverride | null
  photo: PhotoRow | null
}

function factsOf({ key, country, habitats, name, poster }: Pictured) {
  return { key, country, habitats, subject: name?.en, ...posterOverride(poster) }
}

/** One picture: the photograph, otherwise the poster that suits it. */
export function pictureFor(pictured: Pictured, locale: Locale): PlacePicture {
  return pictureOf(presentPhoto(pictured.photo, locale), choosePoster(factsOf(pictured)))
}

/** The facts of a country's own picture: its name is no subject of a scene. */
export function ofCountry({
  tag,
  poster,
  photo,
}: Pick<Pictured, 'poster' | 'photo'> & { tag: string }): Pictured {
  return { key: tag, country: tag, poster, photo }
}

/** Each row with its picture, for rows shown side by side in this order: no two adjacent posters are alike. */
export function picturesFor<Row>(
  rows: readonly Row[],
  locale: Locale,
  picturedOf: (row: Row) => Pictured,
): { row: Row; picture: PlacePicture; poster: PosterChoice }[] {
  const pictured = rows.map(row => ({ row, pictured: picturedOf(row) }))
  const posters = spreadPosters(pictured.map(one => factsOf(one.pictured)))
  return pictured.flatMap(({ row, pictured: { photo } }, index) => {
    const poster = posters[index]
    return poster ? { row, poster, picture: pictureOf(presentPhoto(photo, locale), poster) } : []
  })
}

/** The path of a thing's picture: its photograph, otherwise the poster that suits it. */
export function pictureAddress(
  photo: Pick<PhotoRow, 'key'> | null,
  facts: PosterFacts,
  ratio: '4x3' | '21x9' = '4x3',
): string {
  if (photo) return files.photo(photo.key, 1080)
  const { kind, palette, seed } = choosePoster(facts)
  return files.poster(kind, palette, seed, ratio)
}
