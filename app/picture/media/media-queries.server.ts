import { and, inArray } from 'drizzle-orm'
import { presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { choosePoster, type PosterFacts, spreadPosters } from '#art/poster/poster-choice.ts'
import { photo } from '#database/schema/photo.ts'
import type { GalleryContent } from '#database/values/gallery.ts'
import type { MediaData } from './media-schema.ts'

/**
 * A gallery in the reader's language, with external items under posters that suit the subject `about`. A photograph
 * that was removed since is left out.
 */
export async function getGallery(
  { db, locale }: ReadContext,
  items: GalleryContent,
  about: PosterFacts,
): Promise<MediaData[]> {
  const keys = items.flatMap(item => (item.kind === 'photo' ? [item.key] : []))
  const { key, width, height, color, blur, alt, credit, focusX: x, focusY: y } = photo
  const rows = await db
    .select({ key, width, height, color, blur, alt, credit, focus: { x, y } })
    .from(photo)
    .where(and(inArray(photo.key, keys), photo.published))
  const covers = spreadPosters(items.map((_, index) => ({ ...about, key: `${about.key}/${index}` })))
  return items.flatMap((item, index): MediaData[] => {
    const cover = covers[index] ?? choosePoster(about)
    if (item.kind === 'youtube') return [{ ...item, title: item.title[locale], cover }]
    if (item.kind === 'external_photo') return [{ ...item, alt: item.alt[locale], cover }]
    const found = presentPhoto(rows.find(row => row.key === item.key) ?? null, locale)
    return found ? [{ kind: 'photo', photo: found }] : []
  })
}
