import { describe, expect, it } from 'vitest'
import type { OwnPlan } from './own-plan-schema.ts'
import { isOver, lastDay, mayBeReviewed, orderTrips, tripSteps } from './trip-order.ts'

const plan: OwnPlan = {
  ...{
    id: 1,
    country: 'costa-rica',
    title: 'Costa Rica',
    stage: 'assigned',
    unread: 0,
    missing: null,
    picture: '/x.svg',
  },
  widePicture: '/x.svg',
  ...{ createdTs: '2026-11-01T10:00:00Z', waitingSince: '2026-11-01T10:00:00Z', waitsFor: 'planner' },
  ...{ answerDueTs: '2026-11-02T16:00:00Z', planner: null, latestProposal: null, latestProposalTs: null },
  ...{ acceptedProposal: null, openInvoice: null, startsOn: null, days: null, stays: [] },
}
const today = '2026-11-22'
const kinds = (change: Partial<OwnPlan>) =>
  tripSteps({ ...plan, ...change }, today).map(({ kind, state, number }) => [kind, state, number])

describe('the order of trips', () => {
  it('begins with the trip that starts first, and ends with past ones', () => {
    const trips = [
      { ...plan, id: 1 },
      { ...plan, id: 2, startsOn: '2027-02-11', days: 10 },
      { ...plan, id: 3, startsOn: '2026-11-13', days: 9 },
      { ...plan, id: 4, startsOn: '2026-11-14', days: 9 },
      { ...plan, id: 5, stage: 'lost' as const },
    ]
    const { next, others, older } = orderTrips(trips, today)
    expect([next?.id, others.map(({ id }) => id), older.map(({ id }) => id)]).toEqual([4, [2, 1], [3, 5]])
  })

  it('handles an empty list', () => {
    expect(orderTrips([], today)).toEqual({ next: null, others: [], older: [] })
  })

  it('counts a trip’s last day as part of it', () => {
    expect(lastDay('2026-02-27', 3)).toBe('2026-03-01')
    expect(isOver({ ...plan, startsOn: '2026-11-20', days: 3 }, today)).toBe(false)
    expect(isOver({ ...plan, startsOn: '2026-11-20', days: 2 }, today)).toBe(true)
  })

  it('counts a booked trip among those to come', () => {
    const booked = { ...plan, stage: 'closed' as const, startsOn: '2027-01-02', days: 10 }
    expect(orderTrips([booked], today)).toMatchObject({ next: { id: 1 }, older: [] })
  })

  it('allows a review of a booked trip from its last day on', () => {
    const booked = { ...plan, stage: 'closed' as const, startsOn: '2026-11-20' }
    expect(mayBeReviewed({ ...booked, days: 4 }, today)).toBe(false)
    expect(mayBeReviewed({ ...booked, days: 3 }, today)).toBe(true)
    expect(mayBeReviewed({ ...booked, stage: 'lost', days: 3 }, today)).toBe(false)
    expect(mayBeReviewed({ ...booked, days: null }, today)).toBe(false)
  })
})

describe('what happens next', () => {
  it.each<[string, Partial<OwnPlan>, unknown[]]>([
    [
      'asked, and nobody has written',
      {},
      [
        ['asked', 'done', null],
        ['first answer', 'now', null],
        ['draft', 'ahead', null],
      ],
    ],
    [
      'the planner asked something',
      { stage: 'first response', waitsFor: 'traveller' },
      [
        ['asked', 'done', null],
        ['yours', 'now', null],
        ['draft', 'ahead', null],
      ],
    ],
    [
      'a draft waits for its reader',
      { stage: 'first response', waitsFor: 'traveller', latestProposal: 3, startsOn: '2027-02-11' },
      [
        ['asked', 'done', 3],
        ['draft', 'done', 3],
        ['decide', 'now', 3],
        ['begins', 'ahead', 3],
      ],
    ],
    [
      'a day that was wanted and is past: it is not said to come',
      { startsOn: '2026-02-10' },
      [
        ['asked', 'done', null],
        ['first answer', 'now', null],
        ['draft', 'ahead', null],
      ],
    ],
    [
      'a question about a draft',
      { stage: 'hot', latestProposal: 3 },
      [
        ['asked', 'done', 3],
        ['draft', 'done', 3],
        ['answer', 'now', 3],
        ['decide', 'ahead', 3],
      ],
    ],
    [
      'accepted',
      { stage: 'hot', waitsFor: 'nobody', latestProposal: 3, acceptedProposal: 2 },
      [
        ['asked', 'done', 3],
        ['draft', 'done', 3],
        ['accepted', 'done', 2],
        ['deposit', 'now', 3],
      ],
    ],
    [
      'an invoice that is open',
      {
        ...{ stage: 'hot', waitsFor: 'traveller', latestProposal: 3, acceptedProposal: 3 },
        openInvoice: {
          kind: 'deposit',
          amountMinor: 123_360,
          currency: 'USD',
          dueOn: '2026-11-25',
          isDueAtOnce: false,
        },
      },
      [
        ['asked', 'done', 3],
        ['draft', 'done', 3],
        ['accepted', 'done', 3],
        ['deposit', 'now', 3],
      ],
    ],
    [
      'the deposit paid and the balance open',
      {
        ...{ stage: 'closed', waitsFor: 'nobody', latestProposal: 3, acceptedProposal: 3 },
        openInvoice: {
          kind: 'balance',
          amountMinor: 493_440,
          currency: 'USD',
          dueOn: '2027-01-12',
          isDueAtOnce: false,
        },
      },
      [
        ['asked', 'done', 3],
        ['draft', 'done', 3],
        ['accepted', 'done', 3],
        ['deposit', 'done', 3],
        ['balance', 'now', 3],
      ],
    ],
  ])('%s', (_, change, expected) => expect(kinds(change)).toEqual(expected))
})
