import { describe, expect, it, test } from 'vitest'
import {
  EVERYTHING,
  type FinderFilters,
  filterCount,
  finderLink,
  kindsInUse,
  looserThan,
  nearest,
  without,
} from './finder.ts'

const asked: FinderFilters = {
  countries: ['rwanda'],
  group: 'Family',
  goals: ['Urban Pulse'],
  words: 'gorila',
  sort: 'days',
  page: 3,
}

describe('finderLink', () => {
  it('says nothing of what is not asked for', () => {
    expect(finderLink({})).toBe('/trips')
    expect(finderLink({ sort: 'closest', page: 1 })).toBe('/trips')
  })

  it('is the same for the same search, however it was put together', () => {
    const one = finderLink({ countries: ['peru', 'belize'], goals: ['Urban Pulse', 'Low-Key Gems'] })
    const other = finderLink({ goals: ['Low-Key Gems', 'Urban Pulse'], countries: ['belize', 'peru'] })
    expect(one).toBe(other)
    expect(one).toBe('/trips?fcountry=belize,peru&ftype=Low-Key+Gems,Urban+Pulse')
  })

  it('carries everything', () => {
    expect(finderLink(asked)).toBe(
      '/trips?fcountry=rwanda&fparty=Family&ftype=Urban+Pulse&q=gorila&sort=days&page=3',
    )
  })
})

test('without drops kinds of filters, and begins again at the first page', () => {
  expect(without(asked, ['words', 'group'])).toEqual({ ...asked, words: '', group: null, page: 1 })
})

test('filters are counted as the reader counts them', () => {
  expect(filterCount(EVERYTHING)).toBe(0)
  expect(filterCount({ ...asked, countries: ['peru', 'belize'] })).toBe(5)
  expect(kindsInUse(EVERYTHING)).toEqual([])
  expect(kindsInUse(asked)).toEqual(['goals', 'group', 'words', 'countries'])
})

describe('looserThan', () => {
  it('rewords first, then drops as little as it can', () => {
    const looser = looserThan({ ...asked, countries: [] }, ['gorilla'])
    expect(looser.map(({ dropped, respelled }) => respelled ?? dropped.join('+'))).toEqual([
      'gorilla',
      'goals',
      'group',
      'words',
      'goals+group',
      'goals+words',
      'group+words',
      'goals+group+words',
    ])
  })

  it('ends with every trip', () => {
    expect(looserThan(asked, []).at(-1)?.filters).toEqual({ ...EVERYTHING, sort: 'days' })
  })
})

describe('nearest', () => {
  const counted = (counts: Record<string, number>) =>
    looserThan({ ...asked, words: '' }, []).map(looser => ({
      ...looser,
      count: counts[looser.dropped.join('+')] ?? 0,
    }))
  const drops = (counts: Record<string, number>) =>
    nearest(counted(counts)).map(({ dropped }) => dropped.join('+'))

  it('leaves out what finds nothing', () => {
    expect(drops({ group: 2, 'goals+group': 4, 'goals+group+countries': 9 })).toEqual(['group'])
  })

  it('does not drop two where one is enough, but offers two where another one is not', () => {
    expect(drops({ goals: 1, 'goals+group': 4, 'group+countries': 3 })).toEqual(['goals', 'group+countries'])
  })

  it('offers other words beside what can be dropped, and five in all', () => {
    const useful = looserThan(asked, ['gorilla', 'gorillas']).map(looser => ({ ...looser, count: 1 }))
    expect(nearest(useful).map(({ dropped, respelled }) => respelled ?? dropped.join('+'))).toEqual([
      'gorilla',
      'gorillas',
      'goals',
      'group',
      'words',
    ])
  })

  it('offers every trip where nothing less helps', () => {
    expect(drops({ 'goals+group+countries': 9 })).toEqual(['goals+group+countries'])
  })
})
