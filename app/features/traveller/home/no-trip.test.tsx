import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { NoTrip } from './trips-home.tsx'

it.each([
  [
    'traveller',
    ['/ask?url=%2Faccount', '/trips', '/when-to-go', '/saved'],
    m.account_no_trip_by({ name: 'Daniela' }),
  ],
  ['partner', ['/org'], m.account_no_own_trip_partner()],
  ['planner', ['/admin'], m.account_no_own_trip_office()],
  ['admin', ['/admin'], m.account_no_own_trip_office()],
] as const)('without a trip a %s is led to %s', (role, paths, words) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NoTrip role={role} answerer="Daniela" />
    </MemoryRouter>,
  )
  const links = html.matchAll(/<a [^>]*href="([^"]*)"/g)
  expect([...links].map(([, address]) => address)).toEqual(paths)
  expect(html).toContain(words)
})
