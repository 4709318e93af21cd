import type { Metadata, Sharp } from 'sharp'

/** Reads an uploaded photograph. It is redrawn, so that nothing else in the file is stored. */

/** The largest upload in bytes. */
export const MAX_PHOTO_BYTES = 30 * 1024 * 1024
/** The most pixels after decoding, so that reading takes at most 600 MB (decision 12). */
const MAX_PIXELS = { jpeg: 100_000_000, png: 100_000_000, webp: 50_000_000, avif: 25_000_000 } as const
/** An image not stored from top to bottom has to be held completely. */
const MAX_PROGRESSIVE_PIXELS = 40_000_000
/** The widest delivered picture (specification, section 9), and a height of one and a half times that. */
const KEPT = { width: 3840, height: 5760 }
const STORED_QUALITY = 92
/** No real photograph takes this long; a malicious file does. */
const SECONDS = 60

export type PhotoFormat = keyof typeof MAX_PIXELS

export interface PhotoImage {
  /** JPEG, upright, without metadata. */
  bytes: Buffer
  width: number
  height: number
  format: PhotoFormat
  color: string
  blur: string
}

/** Why a file is refused. */
export type PhotoRefusal =
  | 'file_empty'
  | 'file_too_large'
  | 'file_format'
  | 'file_heic'
  | 'file_damaged'
  | 'file_moving'

type Read = { ok: true; image: PhotoImage } | { ok: false; reason: PhotoRefusal }

function text(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.subarray(start, end)).toString('latin1')
}

/** Whether it is as iPhones store it: it needs a decoder of HEVC, which is patented (decision 65). */
function isHeic(bytes: Uint8Array): boolean {
  return text(bytes, 4, 8) === 'ftyp' && /hei[cxms]|hev[cxms]|mif1/.test(text(bytes, 8, 32))
}

/** The format by a file's first bytes, whatever its name or its sender claim. */
export function formatOf(bytes: Uint8Array): PhotoFormat | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp' && text(bytes, 8, 32).includes('avif')) return 'avif'
  return null
}

/** Refuses by the header, before anything is decoded. */
function refuseByHeader(format: PhotoFormat, header: Metadata): PhotoRefusal | null {
  const isAvif = header.format === 'heif' && header.compression === 'av1'
  if (format === 'avif' ? !isAvif : header.format !== format) return 'file_format'
  if ((header.pages ?? 1) > 1) return 'file_moving'
  const tooMany = header.isProgressive && header.width * header.height > MAX_PROGRESSIVE_PIXELS
  return tooMany ? 'file_too_large' : null
}

/** Redraws it upright, in sRGB, with paper in place of transparency, and no larger than it will be shown. */
function redraw(image: Sharp): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  return image
    .autoOrient()
    .resize({ ...KEPT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fcf8f2' })
    .toColourspace('srgb')
    .jpeg({ quality: STORED_QUALITY, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
}

async function load() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let opened: ReturnType<typeof load> | undefined

/**
 * Loads the image library with the first picture, so that the start of the process does not wait for it. One thread
 * per picture leaves the other cores to the pages; the disk cache makes one in memory unnecessary.
 */
export function openSharp() {
  opened ??= load()
  return opened
}

async function dominantColor(small: Buffer): Promise<string> {
  const sharp = await openSharp()
  const { dominant } = await sharp(small).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map(value => value.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

/** The whole picture in a few pixels; fewer if they would not fit into 300 characters. */
async function blurOf(small: Buffer): Promise<string> {
  const sharp = await openSharp()
  let address = ''
  for (const side of [20, 14, 10, 6]) {
    const bytes = await sharp(small)
      .resize(side, side, { fit: 'inside' })
      .webp({ quality: 40, effort: 6 })
      .toBuffer()
    address = `data:image/webp;base64,${bytes.toString('base64')}`
    if (address.length <= 300) break
  }
  return address
}

/** The refusal for an error of libvips. */
function refusalOf(error: unknown): PhotoRefusal {
  return /exceeds pixel limit/i.test(String(error)) ? 'file_too_large' : 'file_damaged'
}

/** Reads a photograph of one of four formats, or returns why it cannot be one. Holds one picture in memory. */
export async function readPhoto(file: Uint8Array): Promise<Read> {
  if (file.byteLength === 0) return { ok: false, reason: 'file_empty' }
  if (file.byteLength > MAX_PHOTO_BYTES) return { ok: false, reason: 'file_too_large' }
  const format = formatOf(file)
  if (!format) return { ok: false, reason: isHeic(file) ? 'file_heic' : 'file_format' }
  const sharp = await openSharp()
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS[format], sequentialRead: true })
    const reason = refuseByHeader(format, await image.metadata())
    if (reason) return { ok: false, reason }
    const { data, info } = await redraw(image)
    const small = await sharp(data).resize(64, 64, { fit: 'inside' }).png().toBuffer()
    const [color, blur] = await Promise.all([dominantColor(small), blurOf(small)])
    return { ok: true, image: { bytes: data, width: info.width, height: info.height, format, color, blur } }
  } catch (error) {
    return { ok: false, reason: refusalOf(error) }
  }
}
