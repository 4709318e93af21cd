import { desc } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { RequestContext } from '#app/request-context.ts'
import { photo } from '#database/schema/photo.ts'
import { gallery } from '#database/values/gallery.ts'
import { getGallery } from './media-queries.server.ts'
import type { MediaData } from './media-schema.ts'

const OWN_SHOWN = 12

/** External items in every state: one of them does not exist. */
const elsewhere = [
  {
    kind: 'youtube',
    id: 'aqz-KE-bpKQ',
    title: { en: 'Big Buck Bunny, of the Blender Foundation', es: 'Big Buck Bunny, de la Fundación Blender' },
  },
  {
    kind: 'external_photo',
    url: 'https://upload.wikimedia.org/wikipedia/commons/3/36/Hopetoun_falls.jpg',
    alt: { en: 'A waterfall between tree ferns', es: 'Una cascada entre helechos arborescentes' },
  },
  {
    kind: 'external_photo',
    url: 'https://upload.wikimedia.org/wikipedia/commons/0/00/There_is_no_such_file.jpg',
    alt: { en: 'A photograph that has gone', es: 'Una fotografía que ya no está' },
  },
]

/**
 * A gallery with every kind of item: the operator's newest photographs, and external samples.
 * @throws AppError `not_found` if the development pages are off.
 */
export async function getMediaSamples(
  ctx: Pick<RequestContext, 'db' | 'dev' | 'locale'>,
): Promise<MediaData[]> {
  if (!ctx.dev) throw new AppError('not_found')
  const own = await ctx.db
    .select({ key: photo.key })
    .from(photo)
    .orderBy(desc(photo.createdTs))
    .limit(OWN_SHOWN)
  const items = gallery.parse([...elsewhere, ...own.map(({ key }) => ({ kind: 'photo', key }))])
  return getGallery(ctx, items, { key: 'media', country: 'costa-rica' })
}
