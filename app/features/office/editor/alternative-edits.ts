import { randomId } from '#app/client/random-id.ts'
import type { Alternative, ProposalContent } from '#database/values/proposal-content.ts'

/** Edits the alternatives of a line: `hotel:{day}` or `activity:{id}`, as in `linesOf`. */

/** More would be too many to compare. */
export const MOST_ALTERNATIVES = 4

function changed(
  content: ProposalContent,
  line: string,
  change: (before: Alternative[]) => Alternative[],
): ProposalContent {
  return {
    ...content,
    days: content.days.map(day => ({
      ...day,
      hotel:
        day.hotel && line === `hotel:${day.id}`
          ? { ...day.hotel, alternatives: change(day.hotel.alternatives) }
          : day.hotel,
      activities: day.activities.map(activity =>
        line === `activity:${activity.id}`
          ? { ...activity, alternatives: change(activity.alternatives) }
          : activity,
      ),
    })),
  }
}

/** Adds a hotel or tour, with what it adds to the price if that is known; at most four. */
export function addAlternative(
  content: ProposalContent,
  line: string,
  { key, name }: Pick<Alternative, 'key' | 'name'>,
  priceDeltaMinor: number | null = null,
): ProposalContent {
  const id = `alt-${randomId().slice(0, 8)}`
  const added = { id, key, name, priceDeltaMinor, minutesDelta: 0, why: '' }
  return changed(content, line, before => (before.length < MOST_ALTERNATIVES ? [...before, added] : before))
}

export function changeAlternative(
  content: ProposalContent,
  line: string,
  id: string,
  change: Partial<Omit<Alternative, 'id'>>,
): ProposalContent {
  return changed(content, line, before =>
    before.map(each => (each.id === id ? { ...each, ...change } : each)),
  )
}

export function removeAlternative(content: ProposalContent, line: string, id: string): ProposalContent {
  return changed(content, line, before => before.filter(each => each.id !== id))
}
