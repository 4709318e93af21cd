import { describe, expect, it } from 'vitest'
import { themePosters } from './theme-posters.ts'

const theme = (label: string, word: string, kind?: string) => ({
  label,
  word,
  poster: kind ? { kind } : null,
})
const kinds = (country: string, ...themes: ReturnType<typeof theme>[]) =>
  themePosters(country, themes).map(poster => poster?.kind ?? null)

describe('themePosters', () => {
  it('uses the poster of the habitat if the scene exists in the country', () => {
    expect(kinds('costa-rica', theme('Rainforest', 'rainforest', 'river'))).toEqual(['river'])
    expect(kinds('peru', theme('Lake Titicaca', 'lake', 'atitlan'))).toEqual(['reeds'])
    expect(kinds('kenya', theme('Rift lakes', 'lake', 'atitlan'))).toEqual(['flamingos'])
  })

  it('prefers a scene named like the theme to one of its habitat', () => {
    expect(kinds('ecuador', theme('Páramo', 'highland', 'coffee'))).toEqual(['paramo'])
  })

  it('prefers the theme’s location to a town that its name mentions', () => {
    expect(kinds('guatemala', theme('Petén jungle', 'rainforest', 'river'))).toEqual(['river'])
  })

  it('prefers a scene of the habitat to one of something that grows there', () => {
    expect(kinds('peru', theme('High plains', 'highland', 'coffee'))).toEqual(['maras'])
    expect(kinds('costa-rica', theme('Highlands', 'highland', 'coffee'))).toEqual(['coffee'])
  })

  it.each([
    ['belize', [theme('Barrier reef', 'coral-reef', 'reef'), theme('Snorkelling', 'snorkelling', 'reef')]],
    ['ecuador', [theme('Cloud forest', 'cloud-forest', 'cloudforest'), theme('Birds', 'birds')]],
    ['costa-rica', [theme('Rainforest', 'rainforest', 'river'), theme('Wildlife', 'wildlife', 'turtles')]],
    ['guatemala', [theme('Highlands', 'highland', 'coffee'), theme('Coffee', 'coffee', 'coffee')]],
  ])('gives each theme of %s a scene of its own', (country, themes) => {
    const shown = kinds(country, ...themes)
    expect(shown).not.toContain(null)
    expect(new Set(shown).size).toBe(themes.length)
  })

  it('shows no picture rather than an inaccurate one', () => {
    expect(kinds('cuba', theme('Lakes', 'lake', 'atitlan'))).toEqual([null])
    expect(kinds('atlantis', theme('Rainforest', 'rainforest', 'river'))).toEqual([null])
  })
})
