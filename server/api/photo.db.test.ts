import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { openPhotoFiles } from '#database/files/photo-files.ts'
import { photo } from '#database/schema/photo.ts'
import { makePng, takePhoto } from '#tools/testing/photographs.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const admin: Actor = { kind: 'admin', userId: 1 }

/** A site with photographs of its own, called by an admin unless another actor is given. */
async function openSite(actor: Actor = admin) {
  const folder = temporaryFolder()
  const ctx = await testContext(connection, { actor, photos: openPhotoFiles(await openFolderStore(folder)) })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  return { ask, onDisk: () => readdirSync(folder) }
}

function form(
  file: Uint8Array | string,
  fields: Record<string, string> = {},
  name = 'hill.jpg',
  type = '',
): RequestInit {
  const body = new FormData()
  if (typeof file === 'string') body.set('file', file)
  else body.set('file', new File([new Uint8Array(file)], name, { type }))
  for (const [key, value] of Object.entries({ alt_en: 'A hill', alt_es: 'Una colina', ...fields }))
    body.set(key, value)
  return { method: 'POST', body }
}

const UPLOAD = '/api/admin/photo'

async function upload(site: Awaited<ReturnType<typeof openSite>>, file: Uint8Array): Promise<string> {
  const { data } = await (await site.ask(UPLOAD, form(file))).json()
  return data.key
}

describe('the photograph call', () => {
  it('accepts one from the office with its subject, and serves it', async () => {
    const site = await openSite()
    const fields = { credit: 'Ana Mora', subject_kind: 'trip', subject_key: 'still-waters' }
    const response = await site.ask(UPLOAD, form(await takePhoto(), fields))
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data).toEqual({
      ...{ key: expect.stringMatching(/^[0-9a-f]{32}$/), width: 1200, height: 800 },
      isNew: true,
    })
    expect((await site.ask(`/photos/${data.key}/640`)).status).toBe(200)
  })

  it('attaches it to another subject, detaches it from one, and then deletes it', async () => {
    const site = await openSite()
    const key = await upload(site, await takePhoto({ color: '#123456' }))
    const use = (subject: object) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subject),
    })
    const marmol = { subject_kind: 'country', subject_key: 'marmol' }
    expect((await site.ask(`${UPLOAD}/${key}/use`, use(marmol))).status).toBe(204)
    expect((await site.ask(`${UPLOAD}/${key}/use`, use({ ...marmol, subject_key: 'atlantis' }))).status).toBe(
      422,
    )
    const tamarind = await site.ask(`${UPLOAD}/${key}?subject_kind=country&subject_key=tamarind`, {
      method: 'DELETE',
    })
    expect(tamarind.status).toBe(404)
    expect((await site.ask(`${UPLOAD}/${key}?subject_kind=country`, { method: 'DELETE' })).status).toBe(422)
    expect(site.onDisk()).toEqual([`${key}.jpg`, `${key}.original`])
    expect((await site.ask(`${UPLOAD}/${key}`, { method: 'DELETE' })).status).toBe(204)
    expect(site.onDisk()).toEqual([])
    expect((await site.ask(`/photos/${key}/640`)).status).toBe(404)
  })

  it.each<[Actor, number]>([
    [{ kind: 'visitor' }, 401],
    [{ kind: 'traveller', userId: 3 }, 403],
    [{ kind: 'partner', userId: 4, affiliateId: 1 }, 403],
  ])('is refused to %o: %i, before a byte is read', async (actor, status) => {
    const site = await openSite(actor)
    const body = new ReadableStream({
      pull: () => {
        throw new Error('the body was read')
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'multipart/form-data' } }
    expect((await site.ask(UPLOAD, init as RequestInit)).status).toBe(status)
    const key = '0'.repeat(32)
    expect((await site.ask(`${UPLOAD}/${key}/use`, { method: 'POST' })).status).toBe(status)
    expect((await site.ask(`${UPLOAD}/${key}`, { method: 'DELETE' })).status).toBe(status)
  })

  it('ignores a file’s name and the type that its sender claims', async () => {
    const site = await openSite()
    const file = await takePhoto({ color: '#654321' })
    for (const name of ['../../../etc/passwd', 'C:\\hill.jpg', 'a\0b.svg', ' ']) {
      const response = await site.ask(UPLOAD, form(file, {}, name, 'image/svg+xml'))
      expect(response.status).toBe(201)
    }
    expect(site.onDisk()).toHaveLength(2)
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  it.each<[string, number, string, () => RequestInit | Promise<RequestInit>]>([
    ['an SVG with a script called .jpg', 422, 'file_format', () => form(svg, {}, 'hill.jpg', 'image/jpeg')],
    ['a JPEG cut short', 422, 'file_damaged', async () => form((await takePhoto()).subarray(0, 2000))],
    ['an empty file', 422, 'file_empty', () => form(new Uint8Array())],
    ['a bomb of 60,000 by 60,000', 413, 'too large', () => form(makePng(60_000, 60_000, 99))],
    ['31 MB', 413, 'too long', () => form(new Uint8Array(31 * 1024 * 1024))],
    ['a text where the file belongs', 422, 'file', () => form('a file')],
    [
      'words of 301 letters',
      422,
      'photo_alt_long',
      async () => form(await takePhoto(), { alt_es: 'x'.repeat(301) }),
    ],
    ['half a subject', 422, 'subject_unknown', async () => form(await takePhoto(), { subject_kind: 'trip' })],
    [
      'what it shows is not there',
      422,
      'subject_unknown',
      async () => form(await takePhoto(), { subject_kind: 'country', subject_key: 'atlantis' }),
    ],
    [
      'a body that is no form',
      415,
      '',
      () => ({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
    ],
    [
      'a form that breaks off',
      400,
      '',
      () => ({
        method: 'POST',
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    ],
  ])('refuses %s: %i %s, and stores nothing', async (_what, status, words, init) => {
    const site = await openSite()
    const before = await db.select().from(photo)
    const response = await site.ask(UPLOAD, await init())
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(words)
    expect(site.onDisk()).toEqual([])
    expect(await db.select().from(photo)).toEqual(before)
  })
})

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('a photograph is delivered', () => {
  /** A photograph 1000 px wide, requested at a path below its own. */
  async function hang() {
    const site = await openSite()
    const key = await upload(site, await takePhoto({ width: 1000, height: 600, color: '#0a6b8c' }))
    const ask = (width: number | string, accept = '', init: RequestInit = {}) =>
      site.ask(`/photos/${key}/${width}`, { ...init, headers: { accept, ...init.headers } })
    return { ask, key }
  }

  it.each([
    [CHROME, 'avif'],
    ['image/webp,image/png,*/*;q=0.5', 'webp'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
    ['image/avif;q=0.3, image/webp;q=0.9', 'webp'],
    ['image/avif;q=0, image/webp;q=0, */*', 'jpeg'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0.4, */*;q=0.9', 'jpeg'],
    ['*/*', 'jpeg'],
    ['nonsense;;;', 'jpeg'],
    ['', 'jpeg'],
  ])('to clients that accept %s as %s', async (accept, format) => {
    const { ask } = await hang()
    const response = await ask(384, accept)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('vary')).toContain('accept')
    const bytes = Buffer.from(await response.arrayBuffer())
    const { format: made, width, exif } = await sharp(bytes).metadata()
    expect([made, width, exif]).toEqual([format === 'avif' ? 'heif' : format, 384, undefined])
  })

  it.each([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828])('at %i px', async width => {
    const { ask } = await hang()
    const bytes = await (await ask(width)).arrayBuffer()
    expect((await sharp(Buffer.from(bytes)).metadata()).width).toBe(width)
  })

  it.each([1080, 1200, 1920, 2048, 3840])('never enlarged: asked for %i px', async width => {
    const { ask } = await hang()
    const bytes = await (await ask(width)).arrayBuffer()
    expect((await sharp(Buffer.from(bytes)).metadata()).width).toBe(1000)
  })

  it('once: cached for ever, then 304', async () => {
    const { ask } = await hang()
    const response = await ask(640, CHROME)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await ask(640, CHROME, { headers: { 'if-none-match': `"x", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await ask(640, 'image/webp', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
    const head = await ask(640, CHROME, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  it.each([
    ['another width', 641, 404],
    ['none', 0, 404],
    ['one below nothing', '-640', 404],
    ['one with a fraction', '640.5', 404],
    ['one in other digits', '0640', 404],
    ['one that is a word', 'large', 404],
    ['one with an ending', '640.png', 404],
    ['a quality', '640?q=10', 400],
    ['anything else', '640?w=99&h=1', 400],
  ])('not at %s', async (_what, width, status) => {
    const { ask } = await hang()
    expect((await ask(width)).status).toBe(status)
  })

  it.each([
    '/photos',
    '/photos/',
    `/photos/${'0'.repeat(32)}/640`,
    '/photos/..%2f..%2fsecret/640',
    '/photos/x/640',
  ])('not at the address %s', async path => {
    const response = await (await openSite()).ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toBe('a page')
  })

  it('also while the database is away', async () => {
    const { ask, key } = await hang()
    await db.delete(photo).where(eq(photo.key, key))
    expect((await ask(256)).status).toBe(200)
  })
})
