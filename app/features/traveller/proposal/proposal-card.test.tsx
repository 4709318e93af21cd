import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import { ProposalCard } from './proposal-card.tsx'
import type { ProposalSummary } from './proposal-summary-schema.ts'

// Test files share modules, so the locale must be restored for those that run later.
const known = getLocale
afterEach(() => overwriteGetLocale(known))

const third: ProposalSummary = {
  ...{ number: 3, note: '', name: 'Daniela Quesada', sentTs: '2026-11-18T13:02:00.000Z', days: 11 },
  ...{ totalMinor: 984_000, currency: 'USD' },
  change: { lines: 3, totalMinor: -54_400, drivingMinutes: 375 },
}

function read(change: Partial<ProposalSummary> = {}): string {
  const element = <ProposalCard draft={{ ...third, ...change }} to="/account/trips/1/3" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(html).toContain('href="/account/trips/1/3"')
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

it('shows the changes of a sent draft in one line, and its price', () => {
  expect(read()).toBe('Draft 3 3 changes, − US$ 544, + 6 h 15 driving US$ 9,840')
  const one = { lines: 1, totalMinor: 0, drivingMinutes: 0 }
  expect(read({ change: one })).toBe('Draft 3 1 change US$ 9,840')
  expect(read({ change: { ...one, lines: 0 } })).toContain('Nothing that you would notice.')
})

it('shows the length of the first draft, and that its price is open', () => {
  expect(read({ number: 1, change: null, totalMinor: null })).toBe('Draft 1 11 days Not priced yet')
})

it('is translated into Spanish', () => {
  overwriteGetLocale(() => 'es')
  expect(read()).toBe('Borrador 3 3 cambios, − US$ 544, + 6 h 15 de carretera US$ 9840')
})
