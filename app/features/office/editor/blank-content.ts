import { headCount, type Traveller, whoTravels } from '#app/features/wish/travellers.ts'
import { beginsOn, type Wish } from '#app/features/wish/wish-schema.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** What a draft starts with: the plan's wish and its travellers. */
interface Asked {
  locale: string
  wish: Wish
  travellers: readonly Traveller[]
}

/** Party, dates and language: the parts that every draft of a plan starts with. */
export function travellingOf(
  { locale, wish, travellers }: Asked,
  now: Date,
): Pick<ProposalContent, 'locale' | 'startsOn' | 'adults' | 'childAges'> {
  const startsOn = beginsOn(wish)
  return {
    locale: locale === 'ES' ? 'es' : 'en',
    startsOn,
    ...headCount(whoTravels(wish.who, travellers, startsOn ?? now.toISOString().slice(0, 10))),
  }
}

/** Who travels as a wish has it; null if it does not say how many. */
export function wishedHeads(
  { who, ...wish }: Wish,
  travellers: readonly Traveller[],
  startsOn: string | null,
): { adults: number; childAges: number[]; areAdultsGuessed: boolean } | null {
  const day = startsOn ?? beginsOn(wish) ?? new Date().toISOString().slice(0, 10)
  const now = whoTravels(who, travellers, day)
  const children = now.childAges.length + now.childrenOfUnknownAge
  const areAdultsGuessed = !now.adults && now.adultAges.length === 0 && children > 0
  return now.adults || children > 0 ? { ...headCount(now), areAdultsGuessed } : null
}

/** An empty draft. */
export function blankContent(asked: Asked, now: Date): ProposalContent {
  return {
    ...travellingOf(asked, now),
    currency: 'USD',
    days: [],
    price: [],
    notIncluded: [],
    tripKey: null,
  }
}
