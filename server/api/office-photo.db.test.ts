import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getHotelList } from '#app/features/catalogue/hotel/hotel-queries.server.ts'
import { CONTENT_CHANNEL, type ContentChange, readNotice } from '#app/freshness/content-version.ts'
import type { OfficePhoto } from '#app/picture/photo/photo-schema.ts'
import type { Actor } from '#app/request-context.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { openPhotoFiles, type PhotoFiles } from '#database/files/photo-files.ts'
import type { Locale } from '#database/values/locale.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const admin: Actor = { kind: 'admin', userId: 1 }
const alma: Actor = { kind: 'planner', userId: 2, fkey: 'alma-reyes', countries: ['costa-clara'] }
const stranger: Actor = { kind: 'planner', userId: 3, fkey: 'tomas-arce', countries: ['marmol'] }
const hotel = { kind: 'hotel', key: 'costa-clara/oak-house' } as const
const alt = { en: 'A hill', es: 'Una colina' }

let taken = 0

/** What somebody of the office calls. */
async function openDesk(actor: Actor, photos: PhotoFiles) {
  const ctx = await testContext(connection, { actor, photos })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  async function call(method: string, path: string, body?: object) {
    const answer = await ask(`/api/admin/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : null }
  }
  return {
    ctx,
    ask,
    call,
    upload: async (fields: Record<string, string> = {}, name = 'hill.jpg'): Promise<string> => {
      const color = `#${(++taken * 777).toString(16).padStart(6, '0')}`
      const form = new FormData()
      form.set('file', new File([new Uint8Array(await takePhoto({ width: 300, height: 200, color }))], name))
      for (const [field, value] of Object.entries(fields)) form.set(field, value)
      return (await (await ask('/api/admin/photo', { method: 'POST', body: form })).json()).data.key
    },
    list: async (query: string): Promise<OfficePhoto[]> => (await call('GET', `photo?${query}`)).body.data,
  }
}

/** Those of an admin, a planner and a planner of another country, on one shelf of files. */
async function openDesks() {
  const folder = temporaryFolder()
  const photos = openPhotoFiles(await openFolderStore(folder))
  const as = (actor: Actor) => openDesk(actor, photos)
  return {
    ...{ office: await as(admin), planner: await as(alma), other: await as(stranger) },
    ...{ as, onDisk: () => readdirSync(folder) },
  }
}

/** The photographs of a house, as its page shows them. */
async function shownOf(house: string, locale: Locale = 'en') {
  const ctx = { db: connection.db, locale }
  const tag = 'costa-clara'
  const country = { tag, name: tag, themes: [], highlights: [], types: [] }
  const { items } = await getHotelList(ctx, country, new URLSearchParams())
  const picture = items.find(({ key }) => key === house)?.picture
  return picture && 'photo' in picture ? picture.photo : null
}

describe('a photograph of the office', () => {
  it('waits for its words and its house, then is on the house’s page in both languages, until it is removed', async () => {
    const { planner, onDisk } = await openDesks()
    const key = await planner.upload({}, 'D:\\holiday\\IMG_4471.jpg')
    const path = `photo/${key}`
    expect((await planner.call('GET', path)).body.data).toMatchObject({
      ...{ number: 1, published: false, subjects: [], mayChange: true, alt: { en: '', es: '' } },
      fileName: expect.stringContaining('IMG_4471.jpg'),
    })
    const early = await planner.call('PATCH', path, {
      subjects: [hotel],
      alt: { en: 'A hill', es: '' },
      published: true,
    })
    expect([early.status, early.body.issues[0].code]).toEqual([422, 'photo_alt_missing'])
    expect(await shownOf('oak-house')).toBeNull()
    const done = await planner.call('PATCH', path, {
      ...{ number: 1, focus: { x: 20, y: 80 }, alt, credit: 'Ana Mora', licence: 'ours' },
      ...{ subjects: [hotel], published: true },
    })
    expect(done.body.data).toMatchObject({
      number: 2,
      licence: 'ours',
      subjects: [{ ...hotel, order: 0, among: 1 }],
    })
    expect(await shownOf('oak-house')).toMatchObject({ key, alt: 'A hill', focus: { x: 20, y: 80 } })
    expect(await shownOf('oak-house', 'es')).toMatchObject({ alt: 'Una colina', credit: 'Ana Mora' })
    await planner.call('PATCH', path, { published: false })
    expect(await shownOf('oak-house')).toBeNull()
    expect((await planner.call('DELETE', path)).status).toBe(204)
    expect((await planner.call('GET', path)).status).toBe(404)
    expect(onDisk()).toEqual([])
  })

  it('is not overwritten by somebody who saw an earlier one, who is told what it is now', async () => {
    const { office } = await openDesks()
    const key = await office.upload()
    await office.call('PATCH', `photo/${key}`, { number: 1, credit: 'Ana Mora' })
    const late = await office.call('PATCH', `photo/${key}`, { number: 1, credit: 'Luis Mora', alt })
    expect([late.status, late.body.current.credit, late.body.current.alt.en]).toEqual([412, 'Ana Mora', ''])
  })

  it('keeps what was written of it when its file is sent again without words', async () => {
    const { office } = await openDesks()
    const form = (words: Record<string, string>) => async () => {
      const body = new FormData()
      body.set('file', new File([new Uint8Array(await takePhoto({ color: '#0b0c0d' }))], 'again.jpg'))
      for (const [field, value] of Object.entries(words)) body.set(field, value)
      return (await office.ask('/api/admin/photo', { method: 'POST', body })).json()
    }
    const { data: first } = await form({ alt_en: 'Mist', alt_es: 'Niebla' })()
    const { data: second } = await form({})()
    expect([first.isNew, second.isNew, second.key]).toEqual([true, false, first.key])
    expect((await office.call('GET', `photo/${first.key}`)).body.data.alt).toEqual({
      en: 'Mist',
      es: 'Niebla',
    })
  })

  it('is put in an order with the others of its subject', async () => {
    const { office } = await openDesks()
    const subject = { kind: 'hotel', key: 'costa-clara/casa-alba' }
    const keys: string[] = []
    for (let nth = 0; nth < 3; nth++) {
      const key = await office.upload()
      keys.push(key)
      await office.call('PATCH', `photo/${key}`, { subjects: [subject], alt, published: true })
    }
    await office.call('PATCH', `photo/${keys[2]}`, { subjects: [{ ...subject, order: 0 }] })
    const rows = await office.list(`kind=hotel&subject=${subject.key}`)
    const inOrder = rows.toSorted((a, b) => (a.subjects[0]?.order ?? 0) - (b.subjects[0]?.order ?? 0))
    expect(inOrder.map(({ key }) => keys.indexOf(key))).toEqual([2, 0, 1])
    expect((await shownOf('casa-alba'))?.key).toBe(keys[2])
  })

  it('is replaced by another one wherever it is, with its words', async () => {
    const { office } = await openDesks()
    const [old, next] = [await office.upload(), await office.upload()]
    const subject = { kind: 'hotel', key: 'costa-clara/ember-lodge' }
    await office.call('PATCH', `photo/${old}`, {
      subjects: [subject],
      alt,
      credit: 'Ana Mora',
      published: true,
    })
    expect((await office.call('POST', `photo/${old}/replacement`, { by: next })).status).toBe(204)
    expect(await shownOf('ember-lodge')).toMatchObject({ key: next, alt: 'A hill', credit: 'Ana Mora' })
    expect((await office.call('GET', `photo/${old}`)).body.data).toMatchObject({
      published: false,
      subjects: [],
    })
    expect((await office.call('POST', `photo/${old}/replacement`, { by: old })).status).toBe(404)
  })

  it('is kept as it was uploaded for the office, and served without its place', async () => {
    const { office, other } = await openDesks()
    const key = await office.upload()
    const answer = await office.ask(`/api/admin/photo/${key}/original`)
    const whole = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(whole.exif?.toString('latin1')).toContain('Acme Cameras')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const shown = await (await office.ask(`/photos/${key}/256`)).arrayBuffer()
    expect((await sharp(Buffer.from(shown)).metadata()).exif).toBeUndefined()
    expect((await other.call('GET', `photo/${key}/original`)).status).toBe(403)
  })

  it('belongs to the planners of its countries: others neither find nor change it', async () => {
    const { office, planner, other, as } = await openDesks()
    const key = await office.upload()
    await office.call('PATCH', `photo/${key}`, { subjects: [hotel], alt })
    expect((await planner.list('')).map(row => row.key)).toContain(key)
    expect((await other.list('')).map(row => row.key)).not.toContain(key)
    expect((await other.call('GET', `photo/${key}`)).status).toBe(404)
    for (const body of [{ credit: 'Mine' }, { subjects: [{ kind: 'country', key: 'marmol' }] }])
      expect((await other.call('PATCH', `photo/${key}`, body)).status).toBe(403)
    const own = await other.upload()
    const theirs = await other.call('PATCH', `photo/${own}`, { subjects: [hotel] })
    expect(theirs.status).toBe(403)
    const visitor = await as({ kind: 'traveller', userId: 9 })
    for (const path of ['photo', `photo/${key}`, `photo/${key}/original`, 'photo-subject'])
      expect((await visitor.call('GET', path)).status, path).toBe(403)
  })

  it('is found by its words, its file, what it shows, and what it lacks, page by page', async () => {
    const { planner } = await openDesks()
    const key = await planner.upload({}, 'waterfall-9.jpg')
    await planner.call('PATCH', `photo/${key}`, { subjects: [hotel], alt: { en: '', es: 'Catarata' } })
    const finds = async (query: string) => (await planner.list(query)).some(row => row.key === key)
    for (const query of [
      'q=WATERFALL',
      'q=catarata',
      'q=oak',
      'country=costa-clara',
      'kind=hotel',
      'state=wordless',
      'state=waiting',
    ])
      expect(await finds(query), query).toBe(true)
    for (const query of ['q=nothing-like-it', 'country=marmol', 'kind=trip', 'state=published'])
      expect(await finds(query), query).toBe(false)
    const first = await planner.call('GET', 'photo?limit=1')
    const second = await planner.call('GET', `photo?limit=1&cursor=${first.body.next}`)
    expect(second.body.data[0].key).not.toBe(first.body.data[0].key)
    expect((await planner.call('GET', 'photo?cursor=x')).status).toBe(422)
  })

  it('is offered what it can show', async () => {
    const { planner, other } = await openDesks()
    const { body } = await planner.call('GET', 'photo-subject?q=oak')
    expect(body.data[0]).toMatchObject({ ...hotel, countries: ['costa-clara'] })
    expect((await other.call('GET', 'photo-subject?q=oak house')).body.data).toEqual([])
  })
})

it('a change of a photograph names what it shows, so that its pages alone are rendered again', async () => {
  const { office } = await openDesks()
  const key = await office.upload()
  await office.call('PATCH', `photo/${key}`, { subjects: [hotel], alt, published: true })
  const heard: (ContentChange | null)[] = []
  onTestFinished(await connection.listen(CONTENT_CHANNEL, payload => void heard.push(readNotice(payload))))
  heard.length = 0
  await office.call('PATCH', `photo/${key}`, { focus: { x: 1, y: 2 } })
  await office.call('DELETE', `photo/${key}`)
  await connection.pool.query("select pg_notify('ceiba_content', '')")
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBeNull()
  expect(heard.slice(0, -1)).toEqual([
    { table: 'photo', names: ['oak-house'] },
    { table: 'photo_use', names: ['oak-house'] },
  ])
})
