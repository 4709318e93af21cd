import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DueNote } from './due-note.tsx'

const now = new Date('2026-11-23T14:00:00Z')
type Due = Parameters<typeof DueNote>[0]['plan']

const booked: Due = {
  ...{ stage: 'closed', waitsFor: 'traveller', waitingSince: '2026-11-21T14:00:00Z', snoozedUntil: null },
  answerDueTs: '2026-11-23T13:00:00Z',
  contact: {
    userId: 1,
    name: 'Grace',
    email: 'grace@example.com',
    emailValidated: null,
    emailValidateSent: null,
    phone: null,
    locale: 'EN',
    timeZone: null,
  },
  proposals: [],
  money: {
    ...{ currency: 'USD', priceMinor: 856_000, paidMinor: 171_200, owedMinor: 684_800, invoices: [] },
    ...{ isCancelled: false, others: [], entries: [] },
  },
}

function said(change: Partial<Due> = {}): string {
  const html = renderToStaticMarkup(<DueNote plan={{ ...booked, ...change }} now={now} />)
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')
}

it('shows what is owed for a booked trip, and never calls it over', () => {
  expect(said()).toContain('This trip is booked; US$ 6,848 is still owed.')
  expect(said({ money: null })).toContain('This trip is booked.')
  expect(said({ stage: 'lost' })).toContain('This plan is over.')
})

it('counts the hours of a question after the booking and after the trip as well', () => {
  expect(said({ waitsFor: 'planner' })).toContain('Late by 1 h.')
  expect(said({ waitsFor: 'planner', stage: 'lost' })).toContain('Late by 1 h.')
})

it('shows that the plan waits for the traveller from the minute of the answer', () => {
  const open = { stage: 'warm', money: null } as const
  expect(said({ ...open, waitingSince: '2026-11-23T13:59:30Z' })).toContain('They have the next word now.')
  expect(said({ ...open, waitingSince: '2026-11-23T13:58:00Z' })).toContain('the next word, for 2 min.')
})

it('shows after the signature since when the deposit is awaited', () => {
  const draft = {
    ...{ number: 2, title: 'Forest, coast, fire', createdTs: '2026-11-09T14:00:00Z' },
    ...{ updatedTs: '2026-11-09T14:00:00Z', sendAt: null, sentTs: '2026-11-09T14:00:00Z' },
    ...{ acceptedTs: null, acceptedName: null, priceMinor: 856_000, currency: 'USD', version: 3 },
  }
  const signed = { ...draft, acceptedTs: '2026-11-23T12:00:00Z', acceptedName: 'Grace' }
  const since = { stage: 'warm', waitingSince: '2026-11-09T14:00:00Z' } as const
  expect(said({ ...since, money: null, proposals: [draft] })).toContain('the next word, for 14 days.')
  expect(said({ ...since, proposals: [draft, signed] })).toContain('They signed 2 h ago; their deposit')
})
