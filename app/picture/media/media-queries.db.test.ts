import { expect, it } from 'vitest'
import { photo } from '#database/schema/photo.ts'
import type { GalleryContent } from '#database/values/gallery.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getGallery } from './media-queries.server.ts'

const { db } = await openTestDatabase()
const KEY = 'e'.repeat(32)
const url = 'https://images.unsplash.com/falls'
const words = { en: 'A waterfall', es: 'Una cascada' }
const about = { key: 'sample', country: 'costa-clara' }

const items: GalleryContent = [
  { kind: 'youtube', id: 'aqz-KE-bpKQ', title: words },
  { kind: 'photo', key: KEY },
  { kind: 'photo', key: 'f'.repeat(32) },
  { kind: 'external_photo', url, alt: words },
]

it('a gallery keeps its order, in the reader’s language, without removed photographs', async () => {
  await db.insert(photo).values({
    key: KEY,
    width: 3000,
    height: 2000,
    format: 'jpeg',
    bytes: 1,
    color: '#3a7d44',
    blur: 'data:,',
    alt: words,
    published: true,
    createdTs: new Date(),
  })
  const media = await getGallery({ db, locale: 'es' }, items, about)
  expect(media).toMatchObject([
    { kind: 'youtube', id: 'aqz-KE-bpKQ', title: 'Una cascada' },
    { kind: 'photo', photo: { key: KEY, alt: 'Una cascada', credit: null } },
    { kind: 'external_photo', url, alt: 'Una cascada' },
  ])
  const covers = media.flatMap(item => (item.kind === 'photo' ? [] : [JSON.stringify(item.cover)]))
  expect(new Set(covers).size).toBe(2)
})

it('an empty gallery is empty', async () => {
  expect(await getGallery({ db, locale: 'en' }, [], about)).toEqual([])
})
