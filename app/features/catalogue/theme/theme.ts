/** Pure rules about a kind of vacation. */

/** What a theme asks for. */
export interface ThemeWishes {
  key: string
  party: readonly string[]
  goals: readonly string[]
  interests: readonly string[]
  habitats: readonly string[]
}

interface Offered {
  party: readonly string[]
  goals: readonly string[]
  habitats: readonly string[]
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter(one => b.includes(one)).length
}

/**
 * How well a trip fits a theme; 0 where it does not. Who travels decides where the theme is about that; otherwise
 * at least one goal must be shared. The first of a trip's party is whom it was made for: one made for somebody alone
 * fits no theme of couples or families, though they may book it. Its first goal is what it is mostly about.
 */
export function tripFit(wishes: ThemeWishes, trip: Offered): number {
  const madeForOne = trip.party[0] === 'Solo' && !wishes.party.includes('Solo')
  const suits = wishes.party.length === 0 || (shared(wishes.party, trip.party) > 0 && !madeForOne)
  const goals = shared(wishes.goals, trip.goals)
  if (!suits || (wishes.party.length === 0 && goals === 0)) return 0
  const main = trip.goals[0] !== undefined && wishes.goals.includes(trip.goals[0]) ? 2 : 0
  const first = wishes.party.some(one => one === trip.party[0]) ? 3 : 0
  return 1 + 2 * goals + main + first + shared(wishes.habitats, trip.habitats)
}

/**
 * How well a place or a tour fits: by what one does there, then by what it looks like. Where the theme is about who
 * travels and an interest says who that is, nothing fits without it: animals alone do not make a place one for families.
 */
export function placeFit(
  wishes: ThemeWishes,
  place: { interests: readonly string[]; habitats: readonly string[] },
): number {
  const { key, party } = wishes
  const suits = party.length === 0 || !wishes.interests.includes(key) || place.interests.includes(key)
  if (!suits) return 0
  const interests = shared(wishes.interests, place.interests)
  return interests === 0 ? 0 : 2 * interests + shared(wishes.habitats, place.habitats)
}

/** Those that fit, best first; among equals as they came. */
export function bestFits<Thing>(things: readonly Thing[], measure: (thing: Thing) => number): Thing[] {
  return things
    .map(thing => ({ thing, points: measure(thing) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ thing }) => thing)
}

/** The theme a segment of an address names: family-vacations is family. */
export function themeOfSegment(segment: string): string | null {
  return /^(.+)-vacations$/.exec(segment)?.[1] ?? null
}
