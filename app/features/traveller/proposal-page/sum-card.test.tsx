import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { isAcceptedDay } from '#app/features/traveller/proposal/use-line-answers.ts'
import { m } from '#app/paraglide/messages.js'
import { aProposal } from '#tools/testing/proposals.ts'
import { SumCard } from './sum-card.tsx'

const content = aProposal()
const lines = {
  answers: new Map([['day:d1', { line: 'day:d1', answer: 'accept' as const, alternative: null }]]),
  ...{ isOpen: false, failure: null, say: async () => true },
}
const accepted = { number: 2, acceptedTs: '2026-11-27T18:00:00Z', name: 'Inés' }
const terms = { depositPercent: 20, points: [] }

/** The card of a draft whose first day is accepted, after draft 2 was accepted as a whole. */
function cardOf(number: number): string {
  const proposal = {
    number,
    accepted,
    content,
    terms,
    planId: 7,
    difference: null,
    planner: null,
    openMatters: [],
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <SumCard {...{ proposal, content, lines }} />
    </MemoryRouter>,
  )
}

it('of the accepted draft counts every day, and links to its booking', () => {
  expect(cardOf(2)).toContain(m.proposal_accepted_days({ count: 4, days: 4 }))
  expect(cardOf(2)).toContain('/book/7/2')
})

it('of another draft counts the ticked days, and does not call it accepted', () => {
  expect(cardOf(1)).toContain(m.proposal_accepted_days({ count: 1, days: 4 }))
  expect(cardOf(1)).not.toContain('Inés')
  expect(cardOf(1)).not.toContain('/book/')
})

it('highlights the days that it counts', () => {
  const lit = (number: number) => content.days.map(({ id }) => isAcceptedDay({ number, accepted }, lines, id))
  expect([lit(2), lit(1)]).toEqual([
    [true, true, true, true],
    [true, false, false, false],
  ])
})
