import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import { m } from '#app/paraglide/messages.js'
import type { Traveller, Travellers } from './party-schema.ts'
import { PassportForm } from './passport-form.tsx'

/** Renders the form for a passport with this expiry date, for a trip until 14 February 2027. */
function said(expiresOn: string): string {
  const traveller: Traveller = {
    ...{
      id: 1,
      name: 'Ana',
      birthday: null,
      age: null,
      diet: '',
      mobility: '',
      room: '',
      notes: '',
      hasPassport: true,
    },
    passport: { number: 'AB123456', country: 'Costa Rica', expiresOn },
  }
  const days = { lastDay: '2027-02-14', passportsDeletedOn: '2027-03-16' }
  const { flights } = wishOf({})
  const all: Travellers = {
    ...days,
    flights,
    travellers: [traveller],
    takesPassports: true,
    planner: 'Daniela',
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PassportForm {...{ planId: 7, traveller, all, planner: 'Daniela', today: '2026-12-01' }} />
    </QueryClientProvider>,
  )
}

test('the form warns of a passport that expires too early', () => {
  expect(said('2027-01-05')).toContain(m.passport_ends_before())
  expect(said('2027-05-01')).toContain(m.passport_ends_soon())
  for (const words of [m.passport_ends_before(), m.passport_ends_soon()])
    expect(said('2031-05-01')).not.toContain(words)
})
