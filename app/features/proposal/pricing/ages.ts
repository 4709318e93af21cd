import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { ageOn, type Traveller } from '#app/features/wish/travellers.ts'
import { GROWN_UP } from '#app/features/wish/wish.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** A child of a draft, on its way. */
export interface ChildOnTheWay {
  /** Age on the first day. */
  age: number
  /** Index of the day on which it is a year older; null for none, or if its birthday is not known. */
  turns: number | null
  isBirthdayKnown: boolean
}

function turnsDuring(birthday: string, { startsOn, days }: ProposalContent): number | null {
  if (startsOn === null) return null
  const first = ageOn(birthday, startsOn)
  const at = days.findIndex((_, i) => ageOn(birthday, dateOfDay(startsOn, i) ?? startsOn) > first)
  return at < 0 ? null : at
}

/** The children of a draft, in the order of its ages, with the birthdays of the plan's travellers of the same age. */
export function birthdaysOnTheWay(
  content: ProposalContent,
  travellers: readonly Traveller[],
): ChildOnTheWay[] {
  const { startsOn, childAges } = content
  const known = travellers.flatMap(({ birthday }) => {
    if (birthday === null || startsOn === null) return []
    const age = ageOn(birthday, startsOn)
    return age < GROWN_UP ? [{ age, turns: turnsDuring(birthday, content) }] : []
  })
  return childAges.map(age => {
    const at = known.findIndex(child => child.age === age)
    const own = at < 0 ? null : known.splice(at, 1)[0]
    return { age, turns: own?.turns ?? null, isBirthdayKnown: own != null }
  })
}

/** Ages from which others pay other prices: the end of childhood for most houses and tours, and for the law. */
const THRESHOLDS = [12, GROWN_UP]

/** A child who becomes 12 or 18 on a day of the trip, or may, because only an age is known. */
export type AgeNotice = { kind: 'turns'; day: number; age: number } | { kind: 'may'; age: number }

export function ageNotices(children: readonly ChildOnTheWay[]): AgeNotice[] {
  return children.flatMap(({ age, turns, isBirthdayKnown }): AgeNotice[] => {
    if (!THRESHOLDS.includes(age + 1)) return []
    if (turns !== null) return [{ kind: 'turns', day: turns + 1, age: age + 1 }]
    return isBirthdayKnown ? [] : [{ kind: 'may', age }]
  })
}
