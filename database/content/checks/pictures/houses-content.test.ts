import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { HouseKeys } from '#art/houses/house-keys.ts'
import { printHouse } from '#art/houses/house-print.ts'
import { isHouseCountry } from '#art/houses/lands.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { readCatalogue } from '../../catalogue.ts'

const [WIDE, HIGH] = [24, 18]

/** Mean difference of two pictures in 255 steps of each ink, below which they look alike in a list. */
const LEAST = { inCatalogue: 5, inCountry: 10 }

interface Drawn {
  name: string
  country: string
  svg: string
  /** Its small picture as it is, and mirrored, since a seed may mirror it. */
  pixels: Uint8Array
  mirrored: Uint8Array
}

function mirror(pixels: Uint8Array): Uint8Array {
  return pixels.map((_, i) => {
    const [row, at] = [Math.floor(i / (WIDE * 3)), Math.floor((i % (WIDE * 3)) / 3)]
    return pixels[(row * WIDE + WIDE - 1 - at) * 3 + (i % 3)] ?? 0
  })
}

/** All in one light and under one seed, so that only what the keys say can differ. */
async function draw(name: string, country: string, keys: HouseKeys): Promise<Drawn> {
  if (!isHouseCountry(country)) throw new Error(`no inks are known of ${country}`)
  const svg = printHouse({ keys, country, high: false, palette: 'day', seed: 'one' }, '4x3')
  const small = svg.replace('viewBox', `width="${WIDE * 4}" height="${HIGH * 4}" viewBox`)
  const image = sharp(Buffer.from(small)).resize(WIDE, HIGH, { fit: 'fill' }).removeAlpha()
  const pixels = new Uint8Array(await image.raw().toBuffer())
  return { name: `${country}/${name}`, country, svg, pixels, mirrored: mirror(pixels) }
}

function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length
}

it('no two hotels share a drawing, and none of one country looks like another', async () => {
  const { folders } = readCatalogue(authored.root, authored.kept).catalogue
  const drawn = await Promise.all(
    folders.flatMap(({ tag, hotels }) =>
      [...hotels].map(([name, { value }]) => draw(name, tag, value.house)),
    ),
  )
  expect(drawn.length).toBeGreaterThan(200)
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length)
  const alike = drawn.flatMap((one, i) =>
    drawn.slice(0, i).flatMap(other => {
      const apart = Math.min(difference(one.pixels, other.pixels), difference(one.pixels, other.mirrored))
      const least = one.country === other.country ? LEAST.inCountry : LEAST.inCatalogue
      return apart < least ? [`${one.name} and ${other.name} differ by ${apart.toFixed(1)}`] : []
    }),
  )
  expect(alike).toEqual([])
})
