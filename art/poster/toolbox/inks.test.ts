import { expect, test } from 'vitest'
import { mix } from './inks.ts'

test('the ends of a mix are the inks themselves', () => {
  expect(mix('#ff1200', '#82b2df', 0)).toBe('#ff1200')
  expect(mix('#ff1200', '#82b2df', 1)).toBe('#82b2df')
  expect(mix('#ff1200', '#82b2df', -3)).toBe('#ff1200')
})

test('an ink mixed with itself stays within a step of itself', () => {
  for (const ink of ['#ff1200', '#82b2df', '#000000', '#ffffff', '#143436']) {
    const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
    const off = channels(mix(ink, ink, 0.5)).map((channel, i) => Math.abs(channel - (channels(ink)[i] ?? 0)))
    expect(Math.max(...off), ink).toBeLessThanOrEqual(2)
  }
})

test('black and white meet in a grey as bright as the eye expects', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})
