import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { NextTrip } from './next-trip.tsx'
import type { OwnPlan } from './own-plan-schema.ts'

const booked: OwnPlan = {
  ...{ id: 7, country: 'costa-rica', title: 'Costa Rica', stage: 'closed' as const, unread: 0 },
  ...{ picture: '/x.svg', widePicture: '/x.svg', planner: null, openInvoice: null, missing: null },
  ...{
    createdTs: '2026-11-01T10:00:00Z',
    waitingSince: '2026-11-01T10:00:00Z',
    waitsFor: 'nobody' as const,
    answerDueTs: '2026-11-02T16:00:00Z',
  },
  ...{ latestProposal: 2, latestProposalTs: '2026-11-10T10:00:00Z', acceptedProposal: 2 },
  ...{ startsOn: '2027-02-11', days: 10, stays: [] },
}

function tasksOf(missing: OwnPlan['missing']): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NextTrip plan={{ ...booked, missing }} now={new Date('2026-11-22T12:00:00Z')} today="2026-11-22" />
    </MemoryRouter>,
  )
  const own = html.slice(html.indexOf(m.account_yours()))
  return [...own.matchAll(/<a [^>]*href="([^"]*)"[^>]*><span>([^<]*)/g)].map(
    ([, to, words]) => `${words} ${to}`,
  )
}

it('of a booked trip the traveller is asked for what is missing, and for nothing else', () => {
  expect(tasksOf({ names: 3, birthdays: 4, passports: 0, flights: 1 })).toEqual([
    `${m.account_todo_names({ count: 3 })} ${links.tripTravellers(7)}`,
    `${m.account_todo_birthdays({ count: 4 })} ${links.tripTravellers(7)}`,
    `${m.account_todo_flights()} ${links.tripTravellers(7)}`,
  ])
  expect(tasksOf({ names: 0, birthdays: 0, passports: 0, flights: 0 })).toEqual([])
})

it('the hours of the next steps are on the reader’s clock, with the planner’s beside what they owe', () => {
  const planner = {
    ...{
      fkey: 'daniela',
      name: 'Daniela Vargas',
      firstName: 'Daniela',
      place: 'San José',
      portrait: '/x.svg',
    },
    ...{ timeZone: 'America/Costa_Rica', hours: [], daysOff: [], away: [] },
  }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NextTrip
        plan={{
          ...booked,
          ...{ planner, stage: 'new', createdTs: '2026-11-21T03:19:00Z', waitsFor: 'planner' },
          ...{ latestProposal: null, latestProposalTs: null, acceptedProposal: null, startsOn: null },
          answerDueTs: '2026-11-23T16:30:00Z',
        }}
        now={new Date('2026-11-22T12:00:00Z')}
        today="2026-11-22"
      />
    </MemoryRouter>,
  )
  expect(html).toContain('Saturday 03:19')
  expect(html).not.toContain('Friday 21:19')
  expect(html.match(/Monday 16:30 \(Monday 10:30 in San José\)/g)).toHaveLength(2)
})
