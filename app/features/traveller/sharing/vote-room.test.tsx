import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { OpenVote } from '#app/features/proposal/vote/vote-schema.ts'
import { m } from '#app/paraglide/messages.js'
import type { RefusedBallot } from './ballot.ts'
import { VoteRoom } from './vote-room.tsx'

const vote: OpenVote = {
  ...{
    locale: 'es',
    title: 'Agua lenta',
    number: 1,
    currency: 'USD',
    eachMinor: null,
    voters: 3,
    answers: 0,
  },
  days: [{ id: 'd1', title: 'Ranas', place: 'Uvita', story: 'De noche.', date: null, picture: null }],
  ...{ names: [], isClosed: false, counts: null },
}

function room(props: { refused?: RefusedBallot; isTaken?: boolean }): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <VoteRoom voteKey="k" vote={vote} companion="c-new" refused={null} isTaken={false} {...props} />
    </MemoryRouter>,
  )
}

it('shows a refused ballot as it was filled in, with what is wrong', () => {
  const filled = { companion: 'c-1', name: '', ceiling: '700', marks: { d1: 'ask' as const }, isSent: false }
  const html = room({ refused: { filled, problem: 'name' } })
  expect(html).toContain('value="c-1"')
  expect(html).toContain('value="700"')
  expect(html).toMatch(/<input(?=[^>]*value="ask")[^>]*checked/)
  expect(html).toContain(m.vote_missing_name())
  expect(html).not.toContain(m.vote_failed())
})

it('does not offer to change a ballot that this browser does not know: it would count twice', () => {
  const html = room({ isTaken: true })
  expect(html).toContain(m.vote_in_short())
  expect(html).not.toContain(m.vote_change())
  expect(html).toContain(m.vote_somebody_else())
})

it('marks only the planner’s own words as of another language than the page', () => {
  const html = room({})
  for (const words of ['Agua lenta', 'Ranas', 'De noche.'])
    expect(html).toMatch(new RegExp(`lang="es"[^>]*>${words}`))
  expect(html).not.toMatch(/^<div lang/)
})
