import type { Locale } from '#app/links.ts'
import { askedPoster } from '#art/poster/asked-poster.ts'
import { choosePoster, spreadPosters } from '#art/poster/poster-choice.ts'
import type { Words } from '#database/schema/columns.ts'
import type { PosterOverride } from '#database/values/poster-override.ts'
import { type PhotoRow, presentPhoto } from './photo/photo-queries.server.ts'
import { type PlacePicture, pictureOf } from './picture.ts'

/** What a picture is chosen by. */
interface Pictured {
  /** Its key among its like: the same key always gets the same poster. */
  key: string
  country?: string | undefined
  habitats?: readonly string[]
  /** What the poster is about; its English words choose the scene. */
  name?: Words
  /** What its author asked for. */
  poster: PosterOverride | null
  photo: PhotoRow | null
}

function factsOf({ key, country, habitats, name, poster }: Pictured) {
  return { key, country, habitats, subject: name?.en, ...askedPoster(poster) }
}

/** One picture: the photograph, else the poster that suits it. */
export function pictureFor(pictured: Pictured, locale: Locale): PlacePicture {
  return pictureOf(presentPhoto(pictured.photo, locale), choosePoster(factsOf(pictured)))
}

/** Each row with its picture, for rows shown side by side in this order: no two posters next to each other are alike. */
export function picturesFor<Row>(
  rows: readonly Row[],
  locale: Locale,
  picturedOf: (row: Row) => Pictured,
): { row: Row; picture: PlacePicture }[] {
  const pictured = rows.map(row => ({ row, pictured: picturedOf(row) }))
  const posters = spreadPosters(pictured.map(one => factsOf(one.pictured)))
  return pictured.flatMap(({ row, pictured: { photo } }, index) => {
    const poster = posters[index]
    return poster ? { row, picture: pictureOf(presentPhoto(photo, locale), poster) } : []
  })
}
