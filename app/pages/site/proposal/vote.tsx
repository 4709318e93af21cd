import { data, redirect } from 'react-router'
import { castVote } from '#app/features/proposal/vote/vote-commands.server.ts'
import { getOpenVote } from '#app/features/proposal/vote/vote-queries.server.ts'
import { ballotProblem, type RefusedBallot } from '#app/features/traveller/sharing/ballot.ts'
import { makeCompanion, readPostedBallot } from '#app/features/traveller/sharing/read-ballot.server.ts'
import { VoteRoom } from '#app/features/traveller/sharing/vote-room.tsx'
import { links } from '#app/links.ts'
import { pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/vote.ts'
import { LinkFrame } from './link-frame.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'
export { LinkErrorBoundary as ErrorBoundary } from './link-frame.tsx'

/** A vote, for the holder of its link. */
export const loader = pageDoor(async (ctx, { params, request }: Route.LoaderArgs) => ({
  vote: await getOpenVote(ctx, params.voteKey),
  companion: makeCompanion(),
  isTaken: new URL(request.url).searchParams.has('in'),
}))

/** Without script the form is posted here. */
export const action = pageDoor(async (ctx, { params, request }: Route.ActionArgs) => {
  const key = params.voteKey
  const { currency } = await getOpenVote(ctx, key)
  const { ballot, filled } = await readPostedBallot(request, currency)
  const cast = ballot && (await castVote(ctx, { ...ballot, key }))
  if (cast?.ok || (cast && cast.reason === 'closed')) throw redirect(`${links.vote(key)}?in`, 303)
  const isMany = cast?.reason === 'too_many'
  const problem = isMany ? 'many' : (ballotProblem(filled, currency) ?? 'failed')
  return data({ filled, problem } satisfies RefusedBallot, unsent(isMany ? cast : {}))
})

export function meta() {
  return [
    { title: m.vote_page_title() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function VotePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { vote, companion, isTaken } = loaderData
  return (
    <LinkFrame>
      <main id="main">
        <VoteRoom
          key={params.voteKey}
          voteKey={params.voteKey}
          vote={vote}
          companion={companion}
          refused={actionData ?? null}
          isTaken={isTaken}
        />
      </main>
    </LinkFrame>
  )
}
