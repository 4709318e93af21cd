import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import styles from '#app/ui/pending-line.module.css'
import { filterFields } from './filter-rows.ts'
import { EVERYTHING, type FinderFilters } from './finder.ts'
import { FinderBar } from './finder-bar.tsx'

const countries = [{ tag: 'peru', name: 'Peru', hasTrips: true }]
const ways = { apply: () => undefined, linkTo: () => ({ to: '/trips', onClick: () => undefined }) }

const ranked = { isRanked: true, fitting: 12, hasAll: true }

function drawn(wanted: Partial<FinderFilters>, busy: boolean, how: Partial<typeof ranked> = {}): string {
  const finding = { filters: { ...EVERYTHING, ...wanted }, found: EVERYTHING, busy, ...ways }
  return renderToStaticMarkup(
    <MemoryRouter>
      <FinderBar
        {...{
          finding,
          countries,
          total: 105,
          exact: true,
          isRanked: false,
          fitting: null,
          hasAll: true,
          understood: null,
          season: 'May',
          ...how,
        }}
        map={{ isFolded: false, toggle: () => undefined }}
        fields={filterFields(EVERYTHING, { animals: [], locale: 'en' })}
      />
    </MemoryRouter>,
  )
}

test('while a new result loads, the count is that of the displayed result', () => {
  const html = drawn({ countries: ['peru'] }, true)
  const status = /role="status".*?<\/p>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, '')
  expect(status).toContain('105 trips')
  expect(status).not.toContain('Peru')
  expect(html).toContain('aria-label="Remove Peru"')
})

test('the progress line is shown while the result loads', () => {
  const line = `class="${styles.line}"`
  expect(drawn({ countries: ['peru'] }, true)).toContain(line)
  expect(drawn({}, false)).not.toContain(line)
})

test('without words and goals what is best soon comes first, and is labelled so', () => {
  const first = (wanted: Partial<FinderFilters>) =>
    /value="closest"[^>]*>([^<]+)/.exec(drawn(wanted, false))?.[1]
  expect(first({})).toBe('Best in May first')
  expect(first({ countries: ['peru'], group: 'Family' })).toBe('Best in May first')
  expect(first({ words: 'frogs' })).toBe('Closest to your sentence')
  expect(first({ goals: ['Time Together'] })).toBe('Closest to your sentence')
})

test('trips are only said to have all where all was read and none lacks something', () => {
  const status = (how: Partial<typeof ranked>) =>
    /role="status".*?<\/p>/s.exec(drawn({}, false, how))?.[0].replaceAll(/<[^>]+>|\s+(?=\s)/g, '')
  expect(status(ranked)).toContain('12 trips with all you asked for, then 93 more')
  expect(status({ ...ranked, hasAll: false })).toContain('12 trips closest to what you asked, then 93 more')
})
