import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { brandRoutes } from './brand.ts'

const brand = brandRoutes()

async function bytes(path: string): Promise<Buffer> {
  const response = await brand.request(path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe('icons', () => {
  test.each([
    ['mark-48', 48],
    ['mark-96', 96],
    ['touch-180', 180],
    ['emblem-192', 192],
    ['emblem-512', 512],
    ['maskable-512', 512],
  ])('%s is a square picture of its size, with the red sun in it', async (key, side) => {
    const picture = sharp(await bytes(`/icons/${key}.png`))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: side, height: side })
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    let red = 0
    for (let at = 0; at < data.length; at += info.channels)
      if ((data[at] ?? 0) > 240 && (data[at + 1] ?? 255) < 40 && (data[at + 2] ?? 255) < 20) red++
    expect(red / (side * side)).toBeGreaterThan(0.05)
  })

  test('launcher tiles fill every corner; the mark leaves its corners free', async () => {
    const corner = async (path: string) => {
      const { data } = await sharp(await bytes(path))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[3]
    }
    expect(await corner('/icons/maskable-512.png')).toBe(255)
    expect(await corner('/icons/mark-96.png')).toBe(0)
  })

  test('favicon.ico holds one picture at the offset it states', async () => {
    const ico = await bytes('/favicon.ico')
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 48])
    const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 48 })
  })

  test('an unknown icon is not found, and a known one is 304 the second time', async () => {
    expect((await brand.request('/icons/mark-4096.png')).status).toBe(404)
    const { headers } = await brand.request('/icon.svg')
    const again = await brand.request('/icon.svg', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})
