import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MAX_PHOTO_BYTES, type PhotoImage, readPhoto } from '#app/picture/photo/photo-image.server.ts'
import { makePng, makeTextBomb, takePhoto, takePhotoAs, takeUpsideDown } from '#tools/testing/photographs.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'

const run = promisify(execFile)

async function imageOf(file: Uint8Array): Promise<PhotoImage> {
  const read = await readPhoto(file)
  if (!read.ok) throw new Error(read.reason)
  return read.image
}

/** The colour of one pixel: red, green and blue. */
async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

describe('a photograph', () => {
  it.each(['png', 'webp', 'avif'] as const)('may be uploaded as %s, and is stored as JPEG', async format => {
    const size = { width: 300, height: 200 }
    const image = await imageOf(await takePhotoAs(format, size))
    expect(image).toMatchObject({ format, ...size })
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'jpeg', ...size })
  })

  it('is stored without its place, its camera and its owner', async () => {
    const file = await takePhoto()
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Acme Cameras')
    const { bytes } = await imageOf(file)
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toContain('Acme')
  })

  it('is upright, whichever way the camera was held', async () => {
    const { bytes } = await imageOf(await takeUpsideDown())
    const [, above = 0] = await pixelAt(bytes, 600, 790)
    const [, below = 0] = await pixelAt(bytes, 600, 10)
    expect(above).toBeGreaterThan(100)
    expect(below).toBeLessThan(20)
  })

  it('has a dominant colour and a tiny preview', async () => {
    const { color, blur } = await imageOf(await takePhoto({ color: '#e8b04a', height: 400 }))
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(blur.length).toBeLessThanOrEqual(300)
    const few = await sharp(Buffer.from(blur.split(',')[1] ?? '', 'base64')).metadata()
    expect(few.width).toBeLessThanOrEqual(20)
    expect((few.width ?? 0) / (few.height ?? 1)).toBeCloseTo(3, 0)
  })

  it('has a small preview even if it is only noise', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 80 }
    const file = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red', noise } })
      .jpeg()
      .toBuffer()
    expect((await imageOf(file)).blur.length).toBeLessThanOrEqual(300)
  })

  it('is shown in true colours, though it was made for print', async () => {
    const file = await sharp(await takePhoto({ color: '#3a7d44' }))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).space).toBe('cmyk')
    const { bytes } = await imageOf(file)
    const [red = 0, green = 0, blue = 0] = await pixelAt(bytes, 600, 100)
    expect((await sharp(bytes).metadata()).space).toBe('srgb')
    expect(green).toBeGreaterThan(Math.max(red, blue))
  })

  it('may be as wide and low as a frieze', async () => {
    expect(await imageOf(await takePhoto({ width: 8000, height: 300 }))).toMatchObject({
      width: 3840,
      height: 144,
    })
  })

  it('is stored no wider than the widest delivered size', async () => {
    expect(await imageOf(await takePhoto({ width: 5000, height: 2500 }))).toMatchObject({
      width: 3840,
      height: 1920,
    })
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const text = (content: string) => Buffer.from(content, 'latin1')

describe('a file that is not a photograph is refused:', () => {
  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['an empty one', 'file_empty', () => new Uint8Array()],
    ['one of 31 MB', 'file_too_large', () => new Uint8Array(MAX_PHOTO_BYTES + 1)],
    ['an SVG with a script, whatever its name', 'file_format', () => text(svg)],
    ['an SVG after an XML declaration', 'file_format', () => text(`<?xml version="1.0"?>${svg}`)],
    ['a GIF', 'file_format', () => text('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['a PDF', 'file_format', () => text('%PDF-1.7\n')],
    [
      'a TIFF',
      'file_format',
      async () =>
        sharp(await takePhoto())
          .tiff()
          .toBuffer(),
    ],
    ['HEIC, for which there is no decoder', 'file_heic', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a text', 'file_format', () => text('Dear sirs')],
    ['one byte', 'file_format', () => text('\xff')],
    ['a JPEG cut short', 'file_damaged', async () => (await takePhoto()).subarray(0, 2000)],
    ['a JPEG of three bytes', 'file_damaged', () => text('\xff\xd8\xff')],
    ['a PNG cut short', 'file_damaged', async () => (await takePhotoAs('png')).subarray(0, 200)],
    ['a WebP cut short', 'file_damaged', async () => (await takePhotoAs('webp')).subarray(0, 100)],
    [
      'an AVIF cut short',
      'file_damaged',
      async () => (await takePhotoAs('avif', { width: 300, height: 200 })).subarray(0, 300),
    ],
    ['an SVG that begins like a JPEG', 'file_damaged', () => text(`\xff\xd8\xff${svg}`)],
    ['an SVG that begins like a PNG', 'file_damaged', () => text(`\x89PNG\r\n\x1a\n${svg}`)],
    ['a PNG of 60,000 by 60,000', 'file_too_large', () => makePng(60_000, 60_000, 1000)],
    ['a PNG of 30,000 by 30,000', 'file_too_large', () => makePng(30_000, 30_000, 1000)],
    ['a PNG whose pixels end early', 'file_damaged', () => makePng(4000, 4000, 1000)],
    [
      'a moving WebP',
      'file_moving',
      async () => {
        const frames = await Promise.all(
          ['red', 'blue'].map(color => takePhotoAs('png', { color, width: 40 })),
        )
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer()
      },
    ],
  ])('%s (%s)', async (_name, reason, file) => {
    expect(await readPhoto(await file())).toEqual({ ok: false, reason })
  })

  it('data hidden behind a photograph is not stored', async () => {
    const polyglot = Buffer.concat([await takePhoto(), text(`<script>alert(1)</script>${svg}`)])
    const { bytes } = await imageOf(polyglot)
    expect(bytes.toString('latin1')).not.toMatch(/script|svg/)
  })
})

/** Reads a file in a separate process: returns the outcome, and the peak memory of the process. */
async function readApart(file: Buffer): Promise<{ outcome: string; megabytes: number }> {
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, file)
  const script = `
    import { existsSync, readFileSync } from 'node:fs'
    import { readPhoto } from '#app/picture/photo/photo-image.server.ts'
    const read = await readPhoto(readFileSync(${JSON.stringify(path)}))
    // Linux counts into a process's own figure what its parent held when it was born; its status does not.
    const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
    const most = /VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS
    const megabytes = Number(most) / 1024
    process.stdout.write(JSON.stringify({ outcome: read.ok ? 'read' : read.reason, megabytes }))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout)
}

describe('memory stays bounded', { timeout: 60_000 }, () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    [
      'a header that promises 3.6 thousand million pixels',
      'file_too_large',
      () => makePng(60_000, 60_000, 1000),
    ],
    ['a text that unfolds to 512 MB', 'read', () => makePng(10, 10, 310, [makeTextBomb(512 * 1024 * 1024)])],
    [
      'pixels that unfold to 512 MB more than there is room for',
      'read',
      () => makePng(10, 10, 512 * 1024 * 1024),
    ],
    ['100 megapixels in a file of 100 KB', 'read', () => makePng(10_000, 10_000, 10_000 * 30_001)],
  ])('with %s', async (_name, outcome, file) => {
    const read = await readApart(await file())
    expect(read.outcome).toBe(outcome)
    expect(read.megabytes).toBeLessThan(600)
  })
})
