import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** Name of a line (`linesOf`); its day if it has no name of its own. */
export function nameOfLine(
  line: string,
  { days, price }: ProposalContent,
  { places }: ProposalFacts,
): string {
  const [kind = '', id = ''] = line.split(':')
  if (kind === 'price') return price.find(each => each.id === id)?.what ?? ''
  const at = days.findIndex(
    day =>
      day.id === id || day.legs.some(leg => leg.id === id) || day.activities.some(each => each.id === id),
  )
  const day = days[at]
  if (!day) return ''
  const activity = day.activities.find(each => each.id === id)
  const place = places[day.place]?.name ?? day.place
  const name = kind === 'hotel' ? day.hotel?.name : (activity?.name ?? (day.title || place))
  return m.proposal_line_of_day({ name: name ?? place, number: at + 1 })
}
