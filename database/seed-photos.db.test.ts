import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getCountry } from '#app/features/catalogue/country/country-api-queries.server.ts'
import { addPhoto } from '#app/picture/photo/add-photo.server.ts'
import { removePhoto } from '#app/picture/photo/change-photo.server.ts'
import { type ContentCopy, copyWorld } from '#tools/testing/content-copy.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { TEST_ORIGIN, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { readCatalogue } from './content/catalogue.ts'
import { checkReferences } from './content/check-references.ts'
import { openFolderStore } from './files/folder-store.ts'
import { openPhotoFiles } from './files/photo-files.ts'
import { photo, photoUse } from './schema/photo.ts'
import { seedChecksum } from './schema/seed-checksum.ts'
import { seedPhotos } from './seed-photos.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const COUNTRY = 'costa-clara/country.yaml'
const TRIP = 'costa-clara/trips/still-waters.yaml'
const mist = {
  file: 'mist-at-dawn.jpg',
  alt: { en: 'Mist in the oaks', es: 'Niebla entre los robles' },
  credit: 'Ana Mora',
}

async function openStore() {
  const folder = temporaryFolder()
  await db.delete(photo)
  await db.delete(seedChecksum).where(eq(seedChecksum.kind, 'photo'))
  return { db, photos: openPhotoFiles(await openFolderStore(folder)), onDisk: () => readdirSync(folder) }
}

/** Content with one photograph of a country and one of a trip's second day. */
async function contentWithMist(color = '#2a6f57'): Promise<ContentCopy> {
  const content = copyWorld()
  const folder = join(content.root, 'costa-clara/photos')
  mkdirSync(folder)
  writeFileSync(join(folder, mist.file), await takePhoto({ width: 300, height: 200, color }))
  content.set(COUNTRY, ['photos'], [mist])
  content.set(TRIP, ['days', 1, 'photos'], [mist])
  return content
}

const photoOf = (tag: string) => getCountry({ db, locale: 'en', origin: TEST_ORIGIN }, tag)

function uses() {
  return db
    .select({
      subject: photoUse.subjectKey,
      planted: photoUse.planted,
      alt: photo.alt,
      credit: photo.credit,
    })
    .from(photoUse)
    .innerJoin(photo, eq(photo.id, photoUse.photoId))
    .orderBy(photoUse.subjectKey)
}

describe('photographs named in content/', () => {
  it('are valid, and added by the command that the office uses', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    const { catalogue, problems } = readCatalogue(content.root, content.kept)
    expect([...problems, ...checkReferences(catalogue)]).toEqual([])
    expect(await seedPhotos(store, content)).toBe(2)
    const { alt, credit } = mist
    expect(await uses()).toEqual([
      { subject: 'costa-clara', planted: true, alt, credit },
      { subject: 'still-waters/2', planted: true, alt, credit },
    ])
    expect(store.onDisk()).toHaveLength(1)
  })

  it('may be the one of a country’s entry, before its page’s own; then its poster comes back', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    const folder = join(content.root, 'photos')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'lake.jpg'), await takePhoto({ width: 300, height: 200, color: '#123456' }))
    const lake = { file: 'lake.jpg', alt: { en: 'The lake', es: 'El lago' } }
    content.set('countries.yaml', [0, 'photo'], lake)
    content.set('countries.yaml', [1, 'photo'], lake)
    const { catalogue, problems } = readCatalogue(content.root, content.kept)
    expect([...problems, ...checkReferences(catalogue)]).toEqual([])
    expect(await seedPhotos(store, content)).toBe(4)
    const marmol = await photoOf('marmol')
    expect(marmol.photo).toMatch(/^\/photos\/[0-9a-f]{32}\/1080$/)
    expect(marmol.picture).toBe(marmol.photo)
    expect((await photoOf('costa-clara')).photo).toBe(marmol.photo)
    content.set('countries.yaml', [0, 'photo'], undefined)
    content.set('countries.yaml', [1, 'photo'], undefined)
    expect(await seedPhotos(store, content)).toBe(2)
    expect(await photoOf('marmol')).toMatchObject({ photo: null, picture: expect.stringContaining('/art/') })
    expect((await photoOf('costa-clara')).photo).not.toBe(marmol.photo)
  })

  it('are seeded once, and again only if their entry changes', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    await seedPhotos(store, content)
    expect(await seedPhotos(store, content)).toBe(0)
    content.set(COUNTRY, ['photos', 0, 'alt', 'en'], 'Mist at Neblina')
    expect(await seedPhotos(store, content)).toBe(1)
    expect((await uses())[0]?.alt.en).toBe('Mist at Neblina')
  })

  it('are removed when they are no longer named; what the office attached stays', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    await seedPhotos(store, content)
    const office = await testContext(connection, {
      actor: { kind: 'admin', userId: 1 },
      photos: store.photos,
    })
    await addPhoto(office, {
      file: await takePhoto({ width: 300, height: 200, color: '#aa3311' }),
      alt: mist.alt,
      credit: null,
      place: { subject: { kind: 'country', key: 'costa-clara' } },
    })
    content.set(COUNTRY, ['photos'], [])
    content.set(TRIP, ['days', 1, 'photos'], [])
    expect(await seedPhotos(store, content)).toBe(2)
    expect(await uses()).toEqual([{ subject: 'costa-clara', planted: false, alt: mist.alt, credit: null }])
    expect(store.onDisk()).toHaveLength(2) // As it is shown, and as it was uploaded.
  })

  it('come back when they are named again', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    await seedPhotos(store, content)
    content.set(COUNTRY, ['photos'], [])
    await seedPhotos(store, content)
    content.set(COUNTRY, ['photos'], [mist])
    expect(await seedPhotos(store, content)).toBe(1)
    expect((await uses()).map(({ subject }) => subject)).toEqual(['costa-clara', 'still-waters/2'])
  })

  it('come back when the data folder is a different one', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    await seedPhotos(store, content)
    const [kept = ''] = store.onDisk()
    await store.photos.remove(kept.replace('.jpg', ''))
    expect(await seedPhotos(store, content)).toBe(2)
    expect(store.onDisk()).toEqual([kept])
  })

  it('that the office removed since stay removed', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    await seedPhotos(store, content)
    const office = await testContext(connection, {
      actor: { kind: 'admin', userId: 1 },
      photos: store.photos,
    })
    await removePhoto(office, { key: store.onDisk()[0]?.replace('.jpg', '') ?? '' })
    content.set(COUNTRY, ['lead', 'en'], 'Another lead')
    expect(await seedPhotos(store, content)).toBe(0)
    expect([await uses(), store.onDisk()]).toEqual([[], []])
  })

  it('that are another picture now replace the one before', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    await seedPhotos(store, content)
    const [before] = store.onDisk()
    const path = join(content.root, 'costa-clara/photos', mist.file)
    writeFileSync(path, await takePhoto({ width: 400, height: 200, color: '#771155' }))
    await seedPhotos(store, content)
    expect(store.onDisk()).toHaveLength(1)
    expect(store.onDisk()).not.toContain(before)
    expect(await uses()).toHaveLength(2)
  })

  it('that are no pictures stop the start with their name', async () => {
    const [store, content] = [await openStore(), await contentWithMist()]
    writeFileSync(join(content.root, 'costa-clara/photos', mist.file), 'Dear sirs')
    await expect(seedPhotos(store, content)).rejects.toThrow(
      'content/costa-clara/photos/mist-at-dawn.jpg cannot be taken: file_format',
    )
    expect([await uses(), store.onDisk()]).toEqual([[], []])
  })

  it('whose files are missing are reported with their line', async () => {
    const content = await contentWithMist()
    rmSync(join(content.root, 'costa-clara/photos', mist.file))
    const { catalogue } = readCatalogue(content.root, content.kept)
    const line = content.lineOf(COUNTRY, mist.file)
    expect(checkReferences(catalogue)).toContainEqual({
      file: `content/${COUNTRY}`,
      line,
      message: 'there is no photograph in costa-clara/photos mist-at-dawn.jpg',
    })
  })
})
