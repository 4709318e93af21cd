import { describe, expect, it } from 'vitest'
import { countWords, readProse } from './prose.ts'

describe('readProse', () => {
  it('makes a paragraph of every line and drops empty ones', () => {
    expect(readProse('One.\n\n Two. \nThree.', 'en')).toEqual([['One.'], ['Two.'], ['Three.']])
  })

  it('turns marked words into links in the reader’s language', () => {
    const text = 'Ask [us](/ask), or read [the map](https://maps.example/a_(b) first.'
    expect(readProse('See [Monteverde](/costa-rica/destinations/monteverde) early.', 'es')).toEqual([
      ['See ', { text: 'Monteverde', to: '/es/costa-rica/destinations/monteverde' }, ' early.'],
    ])
    expect(readProse(text, 'en')[0]?.slice(0, 2)).toEqual(['Ask ', { text: 'us', to: '/ask' }])
  })

  it('keeps brackets that are not links', () => {
    expect(readProse('Array[0] (first) costs $1 [sic].', 'en')).toEqual([
      ['Array[0] (first) costs $1 [sic].'],
    ])
  })

  it('keeps other addresses unchanged', () => {
    expect(readProse('[mail](mailto:a@b.example)', 'es')).toEqual([
      [{ text: 'mail', to: 'mailto:a@b.example' }],
    ])
  })
})

describe('countWords', () => {
  it('counts the visible words, including those of links', () => {
    expect(countWords(readProse('One [two three](/ask) four.\nFive', 'en'))).toBe(5)
  })
})
