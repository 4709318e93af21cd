import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { filterOptions } from './filter-options.ts'
import { EVERYTHING } from './finder.ts'
import { FinderBar } from './finder-bar.tsx'

const countries = [{ tag: 'peru', name: 'Peru', hasTrips: true }]
const finding = {
  ...{ filters: { ...EVERYTHING, countries: ['peru'] }, found: EVERYTHING, busy: true },
  ...{ apply: () => undefined, linkTo: () => ({ to: '/trips', onClick: () => undefined }) },
}

test('while the answer to a choice is on its way, the count is that of the answer that is shown', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FinderBar
        {...{ finding, countries, total: 105, exact: true, isRanked: false }}
        options={filterOptions(EVERYTHING, [], 'en')}
      />
    </MemoryRouter>,
  )
  const status = /role="status".*?<\/p>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, '')
  expect(status).toContain('105 trips')
  expect(status).not.toContain('Peru')
  expect(html).toContain('aria-label="Remove Peru"')
})
