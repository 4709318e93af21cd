import { readdirSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Writing } from '#app/command.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { openPhotoFiles } from '#database/files/photo-files.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import type { PhotoSubjectKind } from '#database/values/photo-subjects.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { addPhoto, attachPhoto } from './add-photo.server.ts'
import { removePhoto } from './change-photo.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const admin: Actor = { kind: 'admin', userId: 1 }
const alma: Actor = {
  kind: 'planner',
  userId: 2,
  fkey: 'alma-reyes',
  countries: ['costa-clara', 'lagunas'],
}
const alt = { en: 'A hill', es: 'Una colina' }
const costaClara = { kind: 'country', key: 'costa-clara' } as const
const marmol = { kind: 'country', key: 'marmol' } as const

interface Office extends RequestContext {
  /** Names of the stored files. */
  onDisk: () => string[]
}

async function openOffice(change: Partial<Writing<RequestContext>> = {}): Promise<Office> {
  const folder = temporaryFolder()
  const photos = openPhotoFiles(await openFolderStore(folder))
  const ctx = await testContext(connection, { actor: admin, photos, ...change })
  return { ...ctx, onDisk: () => readdirSync(folder) }
}

let taken = 0

/** A photograph that was not uploaded before. */
function another(): Promise<Buffer> {
  taken++
  return takePhoto({ width: 300, height: 200, color: `#${(taken * 999).toString(16).padStart(6, '0')}` })
}

async function add(ctx: RequestContext, change: Partial<Parameters<typeof addPhoto>[1]> = {}) {
  const added = await addPhoto(ctx, { file: await another(), alt, credit: null, ...change })
  if (!added.ok) throw new Error(added.reason)
  return added.photo.key
}

function usesOf(subject: { kind: PhotoSubjectKind; key: string }) {
  return db
    .select({ key: photo.key, position: photoUse.position })
    .from(photoUse)
    .innerJoin(photo, eq(photo.id, photoUse.photoId))
    .where(and(eq(photoUse.subjectKind, subject.kind), eq(photoUse.subjectKey, subject.key)))
    .orderBy(photoUse.position)
}

describe('adding a photograph', () => {
  it('stores its file, its properties and its subject', async () => {
    const office = await openOffice({ now: () => new Date('2026-03-14T08:00:00Z') })
    const place = { subject: costaClara }
    const key = await add(office, { credit: 'Ana Mora', place })
    const [row] = await db.select().from(photo).where(eq(photo.key, key))
    expect(row).toMatchObject({
      width: 300,
      height: 200,
      format: 'jpeg',
      alt,
      credit: 'Ana Mora',
      createdTs: new Date('2026-03-14T08:00:00Z'),
    })
    const kept = await office.photos.read(key)
    expect(kept?.byteLength).toBe(row?.bytes)
    expect(await sharp(kept ?? undefined).metadata()).toMatchObject({ width: 300, height: 200 })
    expect(await usesOf(costaClara)).toContainEqual({ key, position: 0 })
  })

  it('twice stores it once, with the latest texts', async () => {
    const office = await openOffice()
    const file = await another()
    const first = await add(office, { file, place: { subject: costaClara } })
    const reworded = { en: 'A green hill', es: 'Una colina verde' }
    const second = await add(office, { file, alt: reworded, credit: 'Ana Mora', place: { subject: marmol } })
    expect(second).toBe(first)
    const rows = await db
      .select({ alt: photo.alt, credit: photo.credit })
      .from(photo)
      .where(eq(photo.key, first))
    expect(rows).toEqual([{ alt: reworded, credit: 'Ana Mora' }])
    expect(office.onDisk()).toEqual([`${first}.jpg`, `${first}.original`])
    for (const subject of [costaClara, marmol])
      expect((await usesOf(subject)).filter(({ key }) => key === first)).toHaveLength(1)
  })

  it('in parallel stores it once', async () => {
    const office = await openOffice()
    const file = await another()
    const keys = await Promise.all([add(office, { file }), add(office, { file })])
    expect(new Set(keys).size).toBe(1)
    expect(office.onDisk()).toEqual([`${keys[0]}.jpg`, `${keys[0]}.original`])
  })

  it('again restores a lost file', async () => {
    const office = await openOffice()
    const file = await another()
    const key = await add(office, { file })
    await office.photos.remove(key)
    await add(office, { file })
    expect(await office.photos.has(key)).toBe(true)
  })

  it.each<[string, Partial<Parameters<typeof addPhoto>[1]>, string]>([
    ['a file that is not a photograph', { file: Buffer.from('Dear sirs') }, 'file_format'],
    ['a damaged one', { file: Buffer.from('\xff\xd8\xff', 'latin1') }, 'file_damaged'],
    ['nothing', { file: Buffer.alloc(0) }, 'file_empty'],
    [
      'one for what is not there',
      { place: { subject: { kind: 'trip', key: 'atlantis' } } },
      'subject_unknown',
    ],
  ])('refuses %s, and leaves nothing', async (_what, change, reason) => {
    const office = await openOffice()
    const before = await db.select().from(photo)
    const file = await another()
    expect(await addPhoto(office, { file, alt, credit: null, ...change })).toEqual({ ok: false, reason })
    expect(office.onDisk()).toEqual([])
    expect(await db.select().from(photo)).toEqual(before)
  })

  it('leaves no file if the database refuses its texts', async () => {
    const office = await openOffice()
    const before = await db.select().from(photo)
    const file = await another()
    const tooLong = addPhoto(office, { file, alt, credit: 'x'.repeat(201), place: { subject: costaClara } })
    await expect(tooLong).rejects.toThrow()
    expect(office.onDisk()).toEqual([])
    expect(await db.select().from(photo)).toEqual(before)
  })

  it('leaves no file if the database is unreachable', async () => {
    const office = await openOffice({ db: (await unreachableDatabase()).db })
    await expect(addPhoto(office, { file: await another(), alt, credit: null })).rejects.toThrow()
    expect(office.onDisk()).toEqual([])
  })

  it('leaves no row if the disk fails', async () => {
    const office = await openOffice()
    const photos = { ...office.photos, write: () => Promise.reject(new Error('no space left')) }
    const before = await db.select().from(photo)
    await expect(
      addPhoto({ ...office, photos }, { file: await another(), alt, credit: null }),
    ).rejects.toThrow('no space left')
    expect(await db.select().from(photo)).toEqual(before)
  })
})

describe('every kind of subject can have one', () => {
  it.each<[PhotoSubjectKind, string]>([
    ['country', 'tamarind'],
    ['place', 'costa-clara/destination/neblina'],
    ['place', 'costa-clara/region/east-coast'],
    ['trip', 'still-waters'],
    ['trip_day', 'still-waters/2'],
    ['tour', 'costa-clara/trogon-dawn'],
    ['theme', 'costa-clara/family'],
    ['staff', 'alma-reyes'],
    ['species', 'green-trogon'],
  ])('%s %s', async (kind, key) => {
    const office = await openOffice()
    const photoKey = await add(office, { place: { subject: { kind, key } } })
    expect(await usesOf({ kind, key })).toEqual([{ key: photoKey, position: 0 }])
  })

  it.each<[PhotoSubjectKind, string]>([
    ['country', 'atlantis'],
    ['place', 'costa-clara/region/neblina'],
    ['trip_day', 'still-waters/99'],
    ['hotel', 'costa-clara/trogon-dawn'],
    ['species', '../green-trogon'],
  ])('but not %s %s, which does not exist', async (kind, key) => {
    const office = await openOffice()
    const place = { subject: { kind, key } }
    expect(await addPhoto(office, { file: await another(), alt, credit: null, place })).toEqual({
      ok: false,
      reason: 'subject_unknown',
    })
  })
})

describe('attaching an existing one', () => {
  it('puts it last, and changes nothing the second time', async () => {
    const office = await openOffice()
    const subject = { kind: 'trip', key: 'surf-and-shells' } as const
    const [first, second] = [await add(office, { place: { subject } }), await add(office)]
    for (const _time of ['once', 'again'])
      expect(await attachPhoto(office, { key: second, subject })).toEqual({ ok: true })
    expect(await usesOf(subject)).toEqual([
      { key: first, position: 0 },
      { key: second, position: 1 },
    ])
  })

  it('is refused for an unknown photograph or subject', async () => {
    const office = await openOffice()
    const key = await add(office)
    const unknown = '0'.repeat(32)
    expect(await attachPhoto(office, { key: unknown, subject: marmol })).toEqual({
      ok: false,
      reason: 'photo_unknown',
    })
    expect(await attachPhoto(office, { key, subject: { kind: 'trip', key: 'atlantis' } })).toEqual({
      ok: false,
      reason: 'subject_unknown',
    })
  })
})

describe('detaching and deleting one', () => {
  it('from one of two subjects keeps it for the other; from the last it is deleted, with its file', async () => {
    const office = await openOffice()
    const key = await add(office, { place: { subject: costaClara } })
    await attachPhoto(office, { key, subject: marmol })
    expect(await removePhoto(office, { key, subject: costaClara })).toEqual({ ok: true })
    expect(office.onDisk()).toEqual([`${key}.jpg`, `${key}.original`])
    expect(await removePhoto(office, { key, subject: marmol })).toEqual({ ok: true })
    expect(office.onDisk()).toEqual([])
    expect(await db.select().from(photo).where(eq(photo.key, key))).toEqual([])
  })

  it('without a subject removes it from all', async () => {
    const office = await openOffice()
    const key = await add(office, { place: { subject: costaClara } })
    await attachPhoto(office, { key, subject: marmol })
    await removePhoto(office, { key })
    const left = [...(await usesOf(costaClara)), ...(await usesOf(marmol))]
    expect(left.map(use => use.key)).not.toContain(key)
    expect(office.onDisk()).toEqual([])
  })

  it('that does not exist, or not for this subject, is reported as unknown and changes nothing', async () => {
    const office = await openOffice()
    const key = await add(office)
    for (const removal of [{ key: '0'.repeat(32) }, { key, subject: costaClara }])
      expect(await removePhoto(office, removal)).toEqual({ ok: false, reason: 'photo_unknown' })
    expect(office.onDisk()).toEqual([`${key}.jpg`, `${key}.original`])
  })
})

describe('an actor who', () => {
  const strangers: [Actor, string][] = [
    [{ kind: 'visitor' }, 'not_logged_in'],
    [{ kind: 'traveller', userId: 3 }, 'unauthorized'],
    [{ kind: 'partner', userId: 4, affiliateId: 1 }, 'unauthorized'],
  ]

  it.each(strangers)(
    'is not of the office is refused before the file is read: %o %s',
    async (actor, code) => {
      const office = await openOffice()
      const key = await add(office, { place: { subject: costaClara } })
      const stranger = { ...office, actor }
      const file = Buffer.from('Dear sirs')
      await expect(addPhoto(stranger, { file, alt, credit: null })).rejects.toMatchObject({ code })
      await expect(attachPhoto(stranger, { key, subject: marmol })).rejects.toMatchObject({ code })
      await expect(removePhoto(stranger, { key })).rejects.toMatchObject({ code })
      expect(office.onDisk()).toEqual([`${key}.jpg`, `${key}.original`])
    },
  )

  it('plans a country manages its photographs and no others', async () => {
    const office = await openOffice()
    const planner = { ...office, actor: alma }
    const file = await another()
    const key = await add(planner, { file, place: { subject: costaClara } })
    await expect(attachPhoto(planner, { key, subject: marmol })).rejects.toMatchObject({
      code: 'unauthorized',
    })
    await attachPhoto(office, { key, subject: marmol })
    await expect(removePhoto(planner, { key })).rejects.toMatchObject({ code: 'unauthorized' })
    const theirs = { en: 'Mine', es: 'Mía' }
    await add(planner, { file, alt: theirs, place: { subject: costaClara } })
    const rows = await db.select({ alt: photo.alt }).from(photo).where(eq(photo.key, key))
    expect(rows).toEqual([{ alt }])
    expect(await removePhoto(planner, { key, subject: costaClara })).toEqual({ ok: true })
  })
})
