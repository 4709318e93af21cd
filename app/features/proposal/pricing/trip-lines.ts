import { holdsOn, type PriceComponent } from '#app/features/trip/price/price.ts'
import { rangeContains } from '#database/values/range.ts'
import { type ComputedLine, computedLine, FOR_WHOM, type Priced, peopleIn } from './catalogue-lines.ts'

/** Price date while the dates are open: outside every season. */
const OPEN_DAY = '2001-06-01'

const unpriced = {
  en: (people: number) => `The trip for ${people} travellers`,
  es: (people: number) => `El viaje para ${people} viajeros`,
} as const

/**
 * The components of a published trip's price that apply to a party and its first day, in their order; one unknown line
 * if the price is not for a party of this size.
 */
export function linesOfTrip(
  components: readonly PriceComponent[],
  { locale, startsOn, ...party }: Pick<Priced, 'locale' | 'startsOn' | 'adults' | 'childAges'>,
): ComputedLine[] {
  const people = peopleIn(party)
  const day = startsOn ?? OPEN_DAY
  const fit = components.some(({ partySize }) => rangeContains(partySize, people))
  if (!fit && components.length > 0)
    return [
      computedLine('trip:size', {
        ...{ what: unpriced[locale](people), forWhom: FOR_WHOM[locale].group, count: 1, unitMinor: null },
      }),
    ]
  return components.flatMap(({ what, per, amountMinor, season, partySize }, position) =>
    holdsOn(season, day) && rangeContains(partySize, people)
      ? computedLine(`trip:${position}`, {
          what: what[locale],
          forWhom: FOR_WHOM[locale][per],
          count: per === 'person' ? people : 1,
          unitMinor: amountMinor,
        })
      : [],
  )
}
