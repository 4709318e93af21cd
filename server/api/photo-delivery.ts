import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { Sharp } from 'sharp'
import { AppError } from '#app/app-error.ts'
import { openSharp } from '#app/picture/photo/photo-image.server.ts'
import { isPictureWidth, PICTURE_QUALITY } from '#app/picture-sizes.ts'
import { StoreFault } from '#database/files/byte-store.ts'
import type { PhotoFiles } from '#database/files/photo-files.ts'
import { stillHas } from '#server/cache/negotiation.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import type { Rasters } from '../raster/rasters.ts'

/** Formats of a delivered photograph, the smallest first. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const
type PhotoFileFormat = (typeof FORMATS)[number]

/**
 * The browser's preferred format by the weights of its `accept` header; of equal ones the smallest. A wildcard says
 * nothing about new formats, which must be named. JPEG works everywhere.
 */
function preferredFormat(accept: string | undefined): PhotoFileFormat {
  const offers = new Map(parseAccept(accept ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const weights = {
    avif: offers.get('image/avif') ?? 0,
    webp: offers.get('image/webp') ?? 0,
    jpeg: offers.get('image/jpeg') ?? offers.get('image/*') ?? offers.get('*/*') ?? 0,
  }
  const best = Math.max(...Object.values(weights))
  return best > 0 ? (FORMATS.find(format => weights[format] === best) ?? 'jpeg') : 'jpeg'
}

/** AVIF needs a quality some twenty lower than the others for the same picture. */
const AVIF_QUALITY = PICTURE_QUALITY - 20

/** The encoder of each format; AVIF at the effort that takes as long as WebP (decision 12). */
const encoders: Record<PhotoFileFormat, (image: Sharp) => Sharp> = {
  avif: image => image.avif({ quality: AVIF_QUALITY, effort: 1 }),
  webp: image => image.webp({ quality: PICTURE_QUALITY }),
  jpeg: image => image.jpeg({ quality: PICTURE_QUALITY, mozjpeg: true }),
}

async function cut(photos: PhotoFiles, key: string, width: number, format: PhotoFileFormat): Promise<Buffer> {
  const original = await photos.read(key)
  if (!original) throw new AppError('not_found')
  const sharp = await openSharp()
  return encoders[format](sharp(original).resize({ width, withoutEnlargement: true })).toBuffer()
}

/** Whether the photograph exists; a StoreFault if the bucket cannot be reached. */
function find(photos: PhotoFiles, key: string): Promise<boolean | StoreFault> {
  return photos.has(key).catch(error => {
    if (error instanceof StoreFault) return error
    throw error
  })
}

/**
 * Serves photographs at the widths of the specification, in the browser's preferred format. No other size is made.
 */
export function photoDelivery(rasters: Rasters) {
  const delivery = new Hono<HttpEnvironment>()
  delivery.get('/photos/:key{[0-9a-f]{32}}/:width{[1-9][0-9]{0,4}}', async c => {
    if (new URL(c.req.url).search !== '') return c.text('A photograph has a width, and nothing else.', 400)
    const { photos } = c.get('context')
    const { key } = c.req.param()
    const width = Number(c.req.param('width'))
    const format = preferredFormat(c.req.header('accept'))
    const found = isPictureWidth(width) && (await find(photos, key))
    if (!found) return c.text('No such photograph.', 404)
    // While the bucket is unreachable, sizes made before are served, and others are refused at once.
    const make = () => (found === true ? cut(photos, key, width, format) : Promise.reject(found))
    const bytes = await rasters.get(`photo/${key}/${width}/${format}`, make)
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    const headers = new Headers({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      vary: 'accept',
      etag,
    })
    if (stillHas(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    headers.set('content-length', String(bytes.byteLength))
    return new Response(new Uint8Array(bytes), { headers })
  })
  delivery.all('/photos/*', c => c.text('No such photograph.', 404))
  return delivery
}
