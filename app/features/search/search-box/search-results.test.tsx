import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { SiteSearch } from '#app/features/search/site-search/site-search-schema.ts'
import { SearchResults } from './search-results.tsx'

const hits = (kind: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ...{ key: `${kind}-${i}`, name: `${kind} ${i}`, line: '', url: `/${kind}-${i}`, picture: null },
  }))
const none = { pages: 0, trips: 0, countries: 0, places: 0, species: 0, tours: 0, hotels: 0, planners: 0 }
const nothing = { pages: [], trips: [], countries: [], places: [], species: [], tours: [], hotels: [] }

function drawn(found: Partial<SiteSearch>): string {
  const all: SiteSearch = {
    ...{ order: ['species', 'trips', 'tours'], ...nothing, planners: [], articles: [] },
    ...{ totals: { ...none, articles: 0 }, meant: null, respelled: null },
    ...found,
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <SearchResults found={all} words="elephants" />
    </MemoryRouter>,
  )
}

describe('a group of results', () => {
  const found = {
    ...{ species: hits('species', 2), trips: hits('trips', 5), tours: hits('tours', 5) },
    totals: { ...none, articles: 0, species: 2, trips: 11, tours: 9 },
  }

  it('that has more leads to all of them: trips to the finder, others to the whole group here', () => {
    const html = drawn(found)
    expect(html).toMatch(/href="\/trips\?q=elephants"[^>]*>All 11 trips</)
    expect(html).toMatch(/href="\/search\?q=elephants&amp;all=tours#found-tours"[^>]*>All 9 tours</)
    expect(html).not.toContain('all=species')
  })

  it('that is whole leads nowhere', () => {
    const html = drawn({ ...found, tours: hits('tours', 9) })
    expect(html).not.toContain('All 9 tours')
    expect(html).toContain('tours 8')
  })

  it('of trips is searched with the words that were meant', () => {
    expect(drawn({ ...found, meant: 'elephant' })).toContain('href="/trips?q=elephant"')
  })
})
