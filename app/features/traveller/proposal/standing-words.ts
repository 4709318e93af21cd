import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { LineChange } from '#app/features/proposal/sent/line-items.ts'
import type { LineStanding } from '#app/features/proposal/sent/standing.ts'
import { m } from '#app/paraglide/messages.js'

type Places = Pick<ProposalFacts, 'places'>

/** Name of a line as it was when something was said of it. */
export function nameOfStanding({ name, place }: LineStanding, { places }: Places): string {
  return name || (place === null ? '' : (places[place]?.name ?? place))
}

function whyWords({ what, before, now }: LineChange, { places }: Places): string {
  const nameOf = (slug: string | null) => (slug === null ? '' : (places[slug]?.name ?? slug))
  switch (what) {
    case 'place':
      return m.standing_why_place({ before: nameOf(before), now: nameOf(now) })
    case 'hotel':
      return m.standing_why_hotel({
        before: before ?? m.standing_why_hotel_none(),
        now: now ?? m.standing_why_hotel_none(),
      })
    case 'activity':
      if (before === null) return m.standing_why_activity_in({ now: now ?? '' })
      return now === null ? m.standing_why_activity_out({ before }) : m.standing_why_activity({ before, now })
    case 'hour':
      return m.standing_why_hour({ before: before ?? '', now: now ?? '' })
    case 'ride':
      return m.standing_why_ride()
    case 'meals':
      return m.standing_why_meals()
    case 'price':
      return m.standing_why_price()
    case 'put_back':
      return m.standing_why_put_back()
  }
}

/** That a line is open again, and why. */
export function reopenedWords(standing: LineStanding, facts: Places): string {
  const { since, state, why } = standing
  const name = nameOfStanding(standing, facts)
  const reasons = why.map(change => whyWords(change, facts)).join(', ')
  if (state === 'taken_back') return m.standing_taken_back({ name, why: reasons })
  return m.standing_reopened({ name, since, why: reasons })
}

/** Whether a line is not in the draft that it stands in. */
export function isMissing({ state }: LineStanding): boolean {
  return state === 'out' || state === 'gone' || state === 'wanted'
}
