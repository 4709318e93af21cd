import { request as ask } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { files } from '#app/links.ts'
import { PICTURE_WIDTHS, RASTER_FORMATS, type RasterSize } from '#app/picture-sizes.ts'
import { unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/** Pictures that need no database, on a real socket with the answer cache in front. */
async function openPictures() {
  const { open, logged } = await openTestSite(await unreachableDatabase())
  const origin = await open()
  return { get: (address: string, init: RequestInit = {}) => getFrom(origin + address, init), logged }
}

interface Got {
  status: number
  headers: Headers
  /** The bytes as sent, still compressed. */
  bytes: Buffer
}

/** A request with exactly these headers: fetch() would ask for compression and decompress the answer. */
function getFrom(url: string, { method = 'GET', headers = {} }: RequestInit): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { origin } = new URL(url)
    const sent = ask(origin, {
      path: url.slice(origin.length),
      method,
      headers: headers as Record<string, string>,
    })
    sent.on('error', reject)
    sent.on('response', async response => {
      const bytes = Buffer.concat(await response.toArray())
      const all = Object.entries(response.headers).map(
        ([name, value]) => [name, String(value)] as [string, string],
      )
      resolve({ status: response.statusCode ?? 0, headers: new Headers(all), bytes })
    })
    sent.end()
  })
}

const poster = (seed = 'slow water', raster: RasterSize | null = null, ratio = '4x3') =>
  files.poster('volcano', 'dawn', seed, ratio, raster)

describe('a drawing', () => {
  it('is immutable, and says so at each request', async () => {
    const { get } = await openPictures()
    const [first, again] = [await get(poster()), await get(poster())]
    expect(first.status).toBe(200)
    expect(first.bytes.toString()).toMatch(/^<svg /)
    expect(again.bytes).toEqual(first.bytes)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'content-length': String(first.bytes.length),
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  it('has the same headers from the cache as from where it was drawn, except the request id', async () => {
    const { get } = await openPictures()
    for (const headers of [{ 'accept-encoding': 'br' }, {}] as Record<string, string>[]) {
      const [first, again] = [await get(poster(), { headers }), await get(poster(), { headers })]
      const { date: _d, 'x-request-id': drawnAs, ...drawn } = Object.fromEntries(first.headers)
      const { date: _e, 'x-request-id': keptAs, ...kept } = Object.fromEntries(again.headers)
      expect(kept).toEqual(drawn)
      expect(keptAs).toMatch(/^[0-9a-f-]{36}$/)
      expect(keptAs).not.toBe(drawnAs)
    }
  })

  it('comes in the smallest accepted encoding, each with a tag of its own', async () => {
    const { get } = await openPictures()
    const plain = await get(poster())
    const tags = new Set([plain.headers.get('etag')])
    for (const [header, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      for (const _ of ['drawn', 'kept']) {
        const packed = await get(poster(), { headers: { 'accept-encoding': header } })
        expect(packed.headers.get('content-encoding')).toBe(encoding)
        expect(unpack(packed.bytes)).toEqual(plain.bytes)
        tags.add(packed.headers.get('etag'))
      }
    }
    expect(tags.size).toBe(3)
    const other = await get(poster(), { headers: { 'accept-encoding': 'zstd, br;q=0, gzip;q=0.0' } })
    expect(other.headers.get('content-encoding')).toBeNull()
  })

  it('is 304 for a client that has it, before and after it is cached', async () => {
    const { get } = await openPictures()
    const etag = (await (await openPictures()).get(poster())).headers.get('etag') ?? ''
    for (const tag of [etag, `"other", W/${etag}`, '*', etag]) {
      const answer = await get(poster(), { headers: { 'if-none-match': tag } })
      expect([tag, answer.status, answer.bytes.length]).toEqual([tag, 304, 0])
      expect(answer.headers.get('etag')).toBe(etag)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toBeNull()
    }
    expect((await get(poster(), { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('answers HEAD without a body', async () => {
    const { get } = await openPictures()
    for (const _ of ['drawn', 'kept']) {
      const [head, whole] = [await get(poster(), { method: 'HEAD' }), await get(poster())]
      expect([head.status, head.bytes.length]).toEqual([200, 0])
      for (const name of ['content-length', 'content-type', 'etag', 'vary', 'cache-control'])
        expect(head.headers.get(name)).toBe(whole.headers.get(name))
    }
  })

  it('is redirected to from every other edition, from none, and from other spellings', async () => {
    const { get } = await openPictures()
    for (const address of [
      '/art/posters/volcano-dawn-4x3.svg?seed=slow%20water',
      '/art/1/posters/volcano-dawn-4x3.svg?seed=slow%20water',
      '/art/ffffffff/posters/volcano-dawn-4x3.svg?seed=slow+water',
      poster().replace('volcano', 'v%6Flcano'),
      `${poster()}&seed=other`,
    ]) {
      const lead = await get(address)
      expect([address, lead.status]).toEqual([address, 302])
      expect(lead.headers.get('location')).toBe(poster())
      expect(lead.headers.get('cache-control')).toBe('public, max-age=60')
    }
    expect((await get('/art/posters/volcano-dawn-4x3.svg')).headers.get('location')).toBe(poster('1'))
  })

  it.each(['🌋'.repeat(100), '\0', "it's a \u200b seed", '%2e%2e/%00', '../../etc', 'ñandú & "co" <b>', ''])(
    'may have any text for a seed: %j',
    async seed => {
      const { get } = await openPictures()
      const drawn = await get(poster(seed))
      expect(drawn.status).toBe(200)
      expect(drawn.bytes.toString()).toMatch(/^<svg /)
    },
  )
})

describe('a plate', () => {
  it.each(['scarlet-macaw', 'jaguar', 'ceiba'])('of %s exists, as a drawing and in pixels', async species => {
    const { get } = await openPictures()
    const drawn = await get(files.plate(species, 'day', '16x9'))
    expect([drawn.status, drawn.bytes.toString().slice(0, 5)]).toEqual([200, '<svg '])
    const printed = await get(files.plate(species, 'dusk', '4x3', { width: 96, format: 'webp' }))
    expect(await sharp(printed.bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 72 })
    const lead = await get(`/art/plates/${species}-day-1x1.svg`)
    expect(lead.headers.get('location')).toBe(files.plate(species, 'day', '1x1'))
  })
})

describe('a house', () => {
  const choice = {
    keys: { roof: 'tin', walls: 'painted', floors: 'raised', setting: 'beach', water: 'surf', houses: 3 },
    country: 'costa-rica',
    high: false,
    palette: 'dusk',
    seed: 'casa',
  } as const

  it.each([choice, { ...choice, country: 'peru', high: true } as const])(
    'exists, as a drawing and in pixels',
    async house => {
      const { get } = await openPictures()
      const drawn = await get(files.house(house, '4x3'))
      expect([drawn.status, drawn.bytes.toString().slice(0, 5)]).toEqual([200, '<svg '])
      const printed = await get(files.house(house, '1x1', { width: 96, format: 'webp' }))
      expect(await sharp(printed.bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 })
      const old = files.house(house, '4x3').replace(/^\/art\/\w+/, '/art')
      expect((await get(old)).headers.get('location')).toBe(files.house(house, '4x3'))
    },
  )

  it.each([
    'ice-painted-raised-beach-surf-3-costa-rica-dusk-4x3.svg',
    'tin-painted-raised-beach-surf-7-costa-rica-dusk-4x3.svg',
    'tin-painted-raised-beach-surf-3-atlantis-dusk-4x3.svg',
    'tin-painted-raised-beach-surf-3-costa-rica-noon-4x3.svg',
    'tin-painted-raised-beach-surf-3-costa-rica-dusk-5x6.svg',
    'gallery-costa-rica-dusk-4x3.svg',
  ])('%s does not exist', async name => {
    const { get } = await openPictures()
    expect((await get(`/art/houses/${name}`)).status).toBe(404)
  })
})

describe('a raster', () => {
  const sizes: RasterSize[] = [
    { width: 16, format: 'avif' },
    { width: 640, format: 'webp' },
    { width: 750, format: 'png' },
    { width: 384, format: 'avif' },
  ]

  it.each(sizes)('is the poster in pixels: $width $format', async raster => {
    const { get } = await openPictures()
    const { status, headers, bytes } = await get(poster('a', raster), {
      headers: { 'accept-encoding': 'br' },
    })
    expect([status, headers.get('content-type')]).toEqual([200, `image/${raster.format}`])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-encoding')).toBeNull()
    const { width, height, format, mediaType } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([raster.width, Math.round((raster.width * 3) / 4)])
    expect([format, mediaType]).toContain(raster.format === 'avif' ? 'heif' : raster.format)
    const { isOpaque } = await sharp(bytes).stats()
    expect(isOpaque).toBe(true)
  })

  it('is drawn at its own size: fine lines stay sharp', async () => {
    const { get } = await openPictures()
    const large = await get(poster('a', { width: 1920, format: 'webp' }))
    const small = await get(poster('a', { width: 640, format: 'webp' }))
    const sharpness = async (bytes: Buffer) => (await sharp(bytes).greyscale().stats()).sharpness
    const enlarged = await sharp(small.bytes).resize(1920).toBuffer()
    expect(await sharpness(large.bytes)).toBeGreaterThan(2 * (await sharpness(enlarged)))
  })

  it('has the same tag and bytes from the cache, whatever else is accepted', async () => {
    const { get } = await openPictures()
    const address = poster('a', { width: 48, format: 'png' })
    const first = await get(address)
    const again = await get(address, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } })
    expect(again.bytes).toEqual(first.bytes)
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    const known = await get(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(known.status).toBe(304)
  })

  it('exists in the widths and formats of the specification', () => {
    expect(PICTURE_WIDTHS).toEqual([
      ...[16, 32, 48, 64, 96, 128, 256, 384],
      ...[640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    ])
    expect(RASTER_FORMATS).toEqual(['avif', 'webp', 'png'])
  })

  it('is refused for now when too many are being made, while pages go on', async () => {
    const { get } = await openPictures()
    const seeds = Array.from({ length: 40 }, (_, n) => `crowd ${n}`)
    const answers = Promise.all(seeds.map(seed => get(poster(seed, { width: 64, format: 'webp' }))))
    expect((await get('/healthz')).status).toBe(200)
    const statuses = (await answers).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    const refused = (await answers).find(({ status }) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect((await get(poster('after', { width: 64, format: 'webp' }))).status).toBe(200)
  })
})

describe('what is not there', () => {
  it.each([
    '/art',
    '/art/',
    '/art/1/posters',
    '/art/1/posters/',
    '/art/1/posters/volcano-dawn-5x5.svg',
    '/art/1/plates/unicorn-day-4x3.svg',
    '/art/1/plates/jaguar-day-21x9.svg',
    '/art/1/plates/day-4x3.svg',
    '/art/1/posters/nothing-dawn-4x3.svg',
    '/art/1/posters/constructor-dawn-4x3.svg',
    '/art/1/posters/volcano-noon-4x3.svg',
    '/art/1/posters/volcano-dawn-4x3',
    '/art/1/posters/volcano-dawn-4x3.jpg',
    '/art/1/posters/volcano-dawn-4x3.webp',
    '/art/1/posters/volcano-dawn-4x3-640.svg',
    '/art/1/posters/volcano-dawn-4x3-640.jpg',
    '/art/1/posters/volcano-dawn-4x3-641.webp',
    '/art/1/posters/volcano-dawn-4x3-0640.webp',
    '/art/1/posters/volcano-dawn-4x3-0.webp',
    '/art/1/posters/volcano-dawn-4x3--640.webp',
    '/art/1/posters/volcano-dawn-4x3-1e3.webp',
    '/art/1/posters/volcano-dawn-4x3-100000.png',
    '/art/1/posters/Volcano-dawn-4x3.svg',
    '/art/1/posters/volcano-dawn-4x3.SVG',
    '/art/1/posters/volcano-dawn-4x3.svg/',
    '/art/1/posters//volcano-dawn-4x3.svg',
    '/art//posters/volcano-dawn-4x3.svg',
    '/art/1/posters/%2e%2e%2fsecret',
    '/art/1/posters/volcano-dawn-4x3.svg%00.png',
    '/art/%31%00/posters/volcano-dawn-4x3.svg',
    '/ART/1/posters/volcano-dawn-4x3.svg',
    `/art/1/posters/volcano-dawn-4x3.svg?seed=${'x'.repeat(101)}`,
    `/art/1/posters/volcano-dawn-4x3.svg?seed=${'x'.repeat(10_000)}`,
    `/art/1/posters/${'volcano-'.repeat(1_000)}4x3.svg`,
  ])('is not found: %s', async address => {
    const { get } = await openPictures()
    const answer = await get(address)
    if (address.startsWith('/ART')) expect(answer.bytes.toString()).toBe('a page')
    else expect([answer.status, answer.bytes.toString()]).toEqual([404, 'There is no such picture.'])
  })

  it.each(['q=90', 'quality=100', 'w=5000', 'seed=a&w=640'])('takes no parameter %s', async query => {
    const { get } = await openPictures()
    expect((await get(`/art/1/posters/volcano-dawn-4x3-640.webp?${query}`)).status).toBe(400)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('cannot be changed by %s', async method => {
    const { get } = await openPictures()
    for (const address of [poster(), poster('b', { width: 16, format: 'png' }), '/art/nothing']) {
      const refused = await get(address, { method })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })
})
