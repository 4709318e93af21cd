import { daysLabel } from '#app/features/search/finder/filter-rows.ts'
import { type FinderFilters, MOST_DAYS } from '#app/features/search/finder/finder.ts'
import { knownAgesOf } from '#app/features/search/understanding/party.ts'
import {
  type Meaning,
  type Need,
  type Part,
  type Span,
  type Understanding,
  type Weather,
  withoutPart,
} from '#app/features/search/understanding/understanding.ts'
import { stopWords, tokensOf } from '#app/features/search/understanding/words.ts'
import { groupLabel } from '#app/features/trip/trip-card/group-label.ts'
import { goalName } from '#app/features/wish/choice-names.ts'
import { avoidNames, needNames } from '#app/features/wish/wish-words.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay, formatMetres, formatMoney, formatMonths } from '#app/text/figures.ts'
import { withInitial } from '#app/text/names.ts'
import type { Locale } from '#database/values/locale.ts'
import { REFERENCE_DAY } from '#database/values/reference-rates.ts'
import { activityKey, type Meanings, placeKey } from './criteria.ts'
import { effortName } from './reason-words.ts'
import type { UnderstoodPart } from './understood-words.tsx'

/** The parsed parts of the words, each with the search that remains without it and the filter it can become. */

interface Naming {
  locale: Locale
  meanings: Meanings
  countries: readonly { tag: string; name: string }[]
}

type Labelled = { part: Part<unknown>; label: string; filter?: Partial<FinderFilters> | null }

const weatherLabels: Record<Weather, () => string> = {
  warm: m.finder_weather_warm,
  cool: m.finder_weather_cool,
  dry: m.finder_weather_dry,
}

/** Words without those that mean nothing: “lgbt friendly” is lgbt. */
function tellingWords(text: string): string {
  const telling = tokensOf(text).filter(({ plain }) => !stopWords.has(plain))
  return telling.map(({ start, end }) => text.slice(start, end)).join(' ') || text
}

/** What no row can answer is shown as a question to us. */
function needLabel({ value: { kind, heights }, from }: Part<Need>, locale: Locale): string {
  if (heights) {
    const height = formatMetres(heights.mostM, locale)
    return heights.isOfBeds ? m.finder_need_heights_beds({ height }) : m.finder_need_heights({ height })
  }
  return kind === 'other' || kind === 'diet'
    ? m.finder_need_other({ what: tellingWords(from) })
    : withInitial(needNames[kind]({}, { locale }))
}

/** The name of what a part means; as it was typed if the catalogue has none. */
function nameOfMeaning({ value, from }: Part<Meaning>, { locale, meanings, countries }: Naming): string {
  if (value.kind === 'country') return countries.find(({ tag }) => tag === value.tag)?.name ?? from
  if (value.kind === 'place') return meanings.places.get(placeKey(value.place))?.[locale] ?? from
  if (value.kind === 'activity')
    return meanings.activities.get(activityKey(value.activity))?.name[locale] ?? from
  if (value.kind === 'thing') return value.thing.name[locale]
  if (value.kind === 'animals') {
    const [only, ...others] = value.keys
    return (others.length === 0 && only ? meanings.animals.get(only)?.name[locale] : undefined) ?? from
  }
  return value.kind === 'goal' ? goalName(value.goal) : from
}

function budgetLabelled(part: NonNullable<Understanding['budget']>, locale: Locale): Labelled {
  const { mostMinor, per, level, said, isDaily } = part.value
  if (mostMinor === null) {
    const labels = { cheap: m.finder_cheap, comfortable: m.finder_comfortable, luxury: m.finder_luxury }
    return { part, label: level ? labels[level]() : withInitial(part.from) }
  }
  const dollars = formatMoney(mostMinor, 'USD', locale)
  // Other money is compared at a reference rate, and shown to be an estimate.
  const amount = said
    ? `${formatMoney(said.mostMinor, said.currency, locale)} (${m.finder_budget_estimate({ amount: dollars, day: formatDay(REFERENCE_DAY, locale) })})`
    : dollars
  if (isDaily) return { part, label: m.finder_budget_daily({ amount }) }
  return per === 'group'
    ? { part, label: m.finder_budget_group({ amount }) }
    : { part, label: m.finder_budget_most({ amount }), filter: { budget: Math.round(mostMinor / 100) } }
}

function lengthLabelled(part: NonNullable<Understanding['length']>): Labelled {
  const { least, most } = part.value
  const isFilter = (least ?? 1) <= MOST_DAYS && (most ?? 1) <= MOST_DAYS
  return { part, label: daysLabel(part.value), filter: isFilter ? { days: part.value } : null }
}

function partyLabelled(part: NonNullable<Understanding['party']>): Labelled {
  const { group, adults, children, teenagers, withChildren, withGrandparents } = part.value
  const asked = group ?? (withChildren || withGrandparents || children.length > 0 ? 'Family' : null)
  const ages = knownAgesOf(part.value)
  const older = ages.filter(age => age > 0)
  const babies = ages.length - older.length
  const who = [
    older.length > 0 && m.finder_party_children({ count: older.length, ages: older.join(', ') }),
    babies > 0 && m.finder_party_babies({ count: babies }),
    teenagers > 0 && m.finder_party_teenagers({ count: teenagers }),
    children.length === 0 && adults !== null && adults > 2 && m.finder_party_people({ count: adults }),
  ].filter(words => typeof words === 'string')
  return {
    part,
    label: asked ? [groupLabel(asked), ...who].join(', ') : withInitial(part.from),
    filter: asked ? { group: asked } : null,
  }
}

const sameWords = (one: Part<unknown>, other: Part<unknown>) => one.span.join() === other.span.join()

/**
 * Of several animals for the same words, the most specific: "blue-footed boobies" name both a group and a species in
 * it.
 */
export function narrowest(animals: Understanding['animals']): Understanding['animals'] {
  return animals.filter(
    part => !animals.some(other => sameWords(part, other) && other.value.length < part.value.length),
  )
}

const spansOf = ({ span, also = [] }: Part<unknown>): readonly Span[] => [span, ...also]

const within = ([start, end]: Span, [from, to]: Span) => from <= start && end <= to

/** Positions of words for a kind of vacation that also names the party. */
function kindSpans({ activities }: Understanding, kind: 'family' | 'honeymoon'): readonly Span[] {
  return activities.flatMap(part => (part.value.key === kind ? spansOf(part) : []))
}

/** Positions of words that name both the party and a kind of vacation: "a family trip". */
function familySpans(understood: Understanding): readonly Span[] {
  const { party } = understood
  if (party?.value.group !== 'Family') return []
  return kindSpans(understood, 'family').filter(family => spansOf(party).some(span => within(span, family)))
}

/**
 * The party with all its words, so that removing "a family trip" leaves no "trip". That a honeymoon is for two needs
 * no chip.
 */
function partySaid(understood: Understanding): Understanding['party'] {
  const { party, text } = understood
  if (!party) return null
  const families = familySpans(understood)
  const honeymoons = kindSpans(understood, 'honeymoon')
  const whole = spansOf(party)
    .map(span => families.find(family => within(span, family)) ?? span)
    .filter(span => !honeymoons.some(honeymoon => within(span, honeymoon)))
  const [span, ...also] = new Map(whole.map(one => [one.join(), one])).values()
  return span ? { ...party, span, also, from: text.slice(...span) } : null
}

/**
 * Activities, once for their words and not if another part covers them: "whales" is the humpback, "trek" a goal,
 * "diving" is snorkelling and the reef, and a family trip is for families.
 */
export function activitiesBeside(understood: Understanding): Understanding['activities'] {
  const { animals, goals, activities } = understood
  const families = familySpans(understood)
  return activities.filter(
    (part, at) =>
      !families.includes(part.span) &&
      ![...animals, ...goals, ...activities.slice(0, at)].some(other => sameWords(other, part)),
  )
}

function labelled(understood: Understanding, naming: Naming): Labelled[] {
  const { locale, meanings, countries } = naming
  const { when, length, budget, effort } = understood
  const party = partySaid(understood)
  return [
    ...understood.countries.map(part => ({
      part,
      label: countries.find(({ tag }) => tag === part.value)?.name ?? withInitial(part.from),
      // A country without trips is understood, but cannot be a filter.
      filter: countries.some(({ tag }) => tag === part.value) ? { countries: [part.value] } : null,
    })),
    ...understood.places.map(part => ({
      part,
      label:
        (part.value.isAnyOf ? undefined : meanings.places.get(placeKey(part.value))?.[locale]) ??
        withInitial(part.from),
    })),
    ...(when
      ? [
          {
            part: when,
            label:
              when.value.months.length > 0
                ? withInitial(formatMonths(when.value.months, locale, 'long'))
                : withInitial(when.from),
            filter: when.value.months.length > 0 ? { months: when.value.months } : null,
          },
        ]
      : []),
    ...(length ? [lengthLabelled(length)] : []),
    ...(budget ? [budgetLabelled(budget, locale)] : []),
    ...(party ? [partyLabelled(party)] : []),
    ...understood.goals.map(part => ({ part, label: goalName(part.value), filter: { goals: [part.value] } })),
    ...(effort ? [{ part: effort, label: effortName(effort.value), filter: { effort: effort.value } }] : []),
    ...narrowest(understood.animals).map(part => {
      const [only, ...others] = part.value
      const name = others.length === 0 && only ? meanings.animals.get(only)?.name[locale] : undefined
      return { part, label: name ?? withInitial(part.from), filter: { animals: part.value } }
    }),
    ...activitiesBeside(understood).map(part => ({
      part,
      label: meanings.activities.get(activityKey(part.value))?.name[locale] ?? withInitial(part.from),
    })),
    ...understood.avoid.map(part => ({ part, label: avoidNames[part.value]() })),
    ...understood.needs.map(part => ({ part, label: needLabel(part, locale) })),
    ...(understood.weather
      ? [{ part: understood.weather, label: weatherLabels[understood.weather.value]() }]
      : []),
    ...understood.elsewhere.map(part => ({ part, label: part.value[locale] })),
    ...understood.things.map(part => ({
      part,
      label: withInitial(part.value.name[locale]),
    })),
    ...understood.like.map(part => ({ part, label: m.finder_like({ what: nameOfMeaning(part, naming) }) })),
    ...understood.unwanted.map(part => ({
      part,
      label: m.finder_unwanted({ what: nameOfMeaning(part, naming) }),
    })),
    ...[...understood.unread, ...understood.words].map(part => ({
      part,
      label: m.finder_quoted({ value: part.from }),
    })),
  ]
}

/** One chip for each part, in the order of the text; words of several meanings have one chip. */
export function understoodParts(understood: Understanding, naming: Naming): UnderstoodPart[] {
  const parts = labelled(understood, naming).toSorted((a, b) => a.part.span[0] - b.part.span[0])
  const seen = new Set<string>()
  return parts.flatMap(({ part, label, filter = null }) => {
    const key = `${part.span.join('-')} ${label}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ key, label, from: part.from, without: withoutPart(understood.text, part), filter }]
  })
}
