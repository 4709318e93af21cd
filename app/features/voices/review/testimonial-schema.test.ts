import { describe, expect, test } from 'vitest'
import { readTestimonialQuery, testimonialQuery } from './review-schema.ts'

const read = (query: string) => readTestimonialQuery(new URLSearchParams(query), ['costa-rica', 'peru'])
const usual = { country: undefined, tag: undefined, order: 'newest', limit: 12, page: 1 }

describe('the query of the testimonials', () => {
  test.each([
    ['', usual],
    [
      'country=peru&tag=night-walks&order=critical&limit=24&page=3',
      { country: 'peru', tag: 'night-walks', order: 'critical', limit: 24, page: 3 },
    ],
    ['country=&tag=&order=&limit=&page=', usual],
    ['country=atlantis&tag=%00&order=sideways&limit=abc&page=-1', usual],
    ['limit=1000000000&page=1e9', usual],
    ['limit=13&page=0', usual],
    [
      'q=%20Is+it+cold%3F&party=Family&review=ana-2026-03',
      { ...usual, q: 'Is it cold?', party: 'Family', review: 'ana-2026-03' },
    ],
    ['q=+&party=Everyone&review=%27', usual],
    ['page=9999', { ...usual, page: 9999 }],
  ])('%s', (query, filters) => {
    expect(read(query)).toEqual(filters)
  })

  test('leaves out defaults, and the single review that no filter changes', () => {
    const said = (query: string) =>
      Object.entries(testimonialQuery(read(query))).flatMap(([name, value]) =>
        value === undefined ? [] : name,
      )
    expect(said('')).toEqual(['page'])
    expect(said('review=ana-2026-03&tag=birds')).toEqual(['tag', 'page'])
    expect(said('country=peru&order=oldest&limit=48')).toEqual(['country', 'page', 'order', 'limit'])
  })
})
