import type { OpenMatter } from '#app/features/money/booking/booking-schema.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { itemOf, nameOfItem } from './line-items.ts'
import type { LineStanding } from './standing.ts'

/** A question about a line that waits for an answer. */
export interface OpenQuestion {
  line: string
  /** Number of the draft it was asked of. */
  since: number
  /** Id of the message. */
  message: number
  body: string
}

/** What was said of a line, and is not in the draft yet. */
const PENDING: Partial<Record<LineStanding['state'], OpenMatter['code']>> = {
  chosen: 'swap',
  declined: 'left_out',
  wanted: 'put_back',
  taken_back: 'taken_back',
}

interface Proposed {
  content: ProposalContent
  facts: Pick<ProposalFacts, 'places'>
  standings: readonly LineStanding[]
  questions: readonly OpenQuestion[]
}

/** The name of a line: in this draft, or as it was when something was said of it. */
function nameOf(line: string, { content, facts, standings }: Proposed): string {
  const placeName = (slug: string) => facts.places[slug]?.name ?? slug
  const item = itemOf(content, line)
  if (item?.kind === 'leg') return `${placeName(item.item.from)} – ${placeName(item.item.to)}`
  const said = standings.find(each => each.line === line)
  const name = item ? nameOfItem(item) : (said?.name ?? '')
  const place = item?.kind === 'day' ? item.item.place : (said?.place ?? null)
  return name || (place === null ? '' : placeName(place))
}

/** Everything that has to be settled before a proposal can be signed, in the order in which it is shown. */
export function openMattersOf(proposed: Proposed): OpenMatter[] {
  const { content, standings, questions } = proposed
  const pending = standings.flatMap(({ line, state, name, instead }): OpenMatter[] => {
    const code = PENDING[state]
    if (!code) return []
    return [{ code, line, name: name || nameOf(line, proposed), instead: code === 'swap' ? instead : null }]
  })
  const asked = questions.map(
    ({ line }): OpenMatter => ({ code: 'question', line, name: nameOf(line, proposed), instead: null }),
  )
  const unknown = content.price.filter(({ unitMinor }) => unitMinor === null)
  const prices = unknown.map(
    ({ id, what }): OpenMatter => ({ code: 'price', line: `price:${id}`, name: what, instead: null }),
  )
  const isUnpriced = content.price.length === 0
  return [
    ...pending,
    ...asked,
    ...prices,
    ...(isUnpriced ? [{ code: 'price', line: 'price', name: '', instead: null } as const] : []),
  ]
}
