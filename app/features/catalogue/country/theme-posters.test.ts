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
  it('takes the poster of the habitat where the scene can be met in the country', () => {
    expect(kinds('costa-rica', theme('Rainforest', 'rainforest', 'river'))).toEqual(['river'])
    expect(kinds('peru', theme('Lake Titicaca', 'lake', 'atitlan'))).toEqual(['reeds'])
    expect(kinds('kenya', theme('Rift lakes', 'lake', 'atitlan'))).toEqual(['flamingos'])
  })

  it('puts what the theme is called before its habitat', () => {
    expect(kinds('ecuador', theme('Páramo', 'highland', 'coffee'))).toEqual(['paramo'])
  })

  it('shows nothing rather than something untrue', () => {
    expect(kinds('cuba', theme('Lakes', 'lake', 'atitlan'))).toEqual([null])
    expect(kinds('atlantis', theme('Rainforest', 'rainforest', 'river'))).toEqual([null])
  })
})
