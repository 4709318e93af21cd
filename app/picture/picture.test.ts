import { describe, expect, it } from 'vitest'
import type { PhotoData } from './photo/photo-schema.ts'
import { pictureOf, sizesOf, srcSetOf } from './picture.ts'

const KEY = 'c'.repeat(32)

function photo(width: number, height: number): PhotoData {
  return {
    key: KEY,
    width,
    height,
    focus: { x: 50, y: 50 },
    color: '#3a7d44',
    blur: 'data:,',
    alt: 'A hill',
    credit: null,
  }
}

describe('the widths offered', () => {
  const widths = (of: PhotoData, least = 256) =>
    srcSetOf(of, least)
      .split(', ')
      .map(one => one.replace(`/photos/${KEY}/`, ''))

  it('are the specification’s, up to the largest available one, which has its true width', () => {
    expect(widths(photo(1000, 600))).toEqual([
      '256 256w',
      '384 384w',
      '640 640w',
      '750 750w',
      '828 828w',
      '1080 1000w',
    ])
  })

  it('end with a width of the specification if the photograph has exactly that', () => {
    expect(widths(photo(1080, 700)).at(-1)).toBe('1080 1080w')
    expect(widths(photo(3840, 2000)).at(-1)).toBe('3840 3840w')
  })

  it('are one for a photograph smaller than the least', () => {
    expect(widths(photo(200, 200))).toEqual(['256 200w'])
  })
})

describe('the width a photograph is drawn at', () => {
  const slot = '(width >= 64rem) 27rem, (width >= 40rem) 50vw, 100vw'

  it('is the slot’s if the photograph is as wide, or taller', () => {
    for (const one of [photo(1200, 900), photo(800, 1200)]) expect(sizesOf(one, slot, '4x3')).toBe(slot)
  })

  it('is larger if the photograph is wider than the slot, since its sides are cropped', () => {
    expect(sizesOf(photo(3000, 2000), slot, '1x1')).toBe(
      '(width >= 64rem) 40.5rem, (width >= 40rem) 75vw, 150vw',
    )
    expect(sizesOf(photo(3000, 2000), '2.25rem', '1x1')).toBe('3.4rem')
  })

  it('follows the slot to another ratio in narrow windows', () => {
    expect(sizesOf(photo(2000, 1000), '(width >= 40rem) 90vw, 100vw', '21x9', '4x3')).toBe(
      '(width >= 40rem) 90vw, 150vw',
    )
  })
})

it('a photograph is preferred to a poster', () => {
  const poster = { kind: 'volcano', palette: 'day', seed: '1' } as const
  expect(pictureOf(null, poster)).toEqual({ poster })
  expect(pictureOf(photo(1, 1), poster)).toEqual({ photo: photo(1, 1) })
})
