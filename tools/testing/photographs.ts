import { constants, crc32, deflateRawSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Photographs for tests, and files that only pretend to be one. */

interface Taken {
  width?: number
  height?: number
  /** Its colour: photographs of different colours are different photographs. */
  color?: string
}

/** A landscape of two colours that shows which way up it is: `color` above, black below. */
function landscape({ width = 1200, height = 800, color = '#3a7d44' }: Taken): Sharp {
  const ground = { width, height: Math.round(height / 2), channels: 3 as const, background: '#000000' }
  return sharp({ create: { width, height, channels: 3, background: color } }).composite([
    { input: { create: ground }, gravity: 'south' },
  ])
}

/** As a camera writes it: rotated, with an orientation tag and the place where it was taken. */
export function takePhoto(taken: Taken = {}): Promise<Buffer> {
  return landscape(taken)
    .withExif({
      IFD0: { Make: 'Acme Cameras', Artist: 'A person’s name' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 18/1 0/1', GPSLongitudeRef: 'W' },
    })
    .jpeg()
    .toBuffer()
}

export function takePhotoAs(format: 'png' | 'webp' | 'avif', taken: Taken = {}): Promise<Buffer> {
  return landscape(taken).toFormat(format).toBuffer()
}

/** Stored upside down, with an orientation tag that says so. */
export function takeUpsideDown(): Promise<Buffer> {
  return landscape({}).withMetadata({ orientation: 3 }).jpeg().toBuffer()
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const MEGABYTE = 1024 * 1024
/** The remainder of Adler's checksum. */
const ADLER = 65_521

/**
 * This many zeros as zlib packs them. A packed megabyte is repeated, as each is packed without those before it: packing
 * all of half a gigabyte takes seconds.
 */
function packedZeros(bytes: number): Buffer {
  const flushed = { level: 9, finishFlush: constants.Z_FULL_FLUSH }
  const whole = deflateRawSync(Buffer.alloc(MEGABYTE), flushed)
  const rest = deflateRawSync(Buffer.alloc(bytes % MEGABYTE), { level: 9 })
  const sum = Buffer.alloc(4)
  sum.writeUInt16BE(bytes % ADLER, 0)
  sum.writeUInt16BE(1, 2)
  const head = Buffer.from([0x78, 0xda])
  return Buffer.concat([head, ...Array<Buffer>(Math.floor(bytes / MEGABYTE)).fill(whole), rest, sum])
}

/** A PNG whose header claims a size, with so many zeros for its pixels. */
export function makePng(width: number, height: number, zeros: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', packedZeros(zeros)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A text chunk of a PNG that decompresses to this many bytes. */
export function makeTextBomb(bytes: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packedZeros(bytes)]))
}
