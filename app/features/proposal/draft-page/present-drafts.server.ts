import { draftCode } from '#app/features/plan/core/first-draft-schema.ts'
import { type Adjustment, adjust } from '#app/features/proposal/first-draft/adjust-draft.ts'
import { eachMinor } from '#app/features/proposal/first-draft/compose-drafts.ts'
import {
  type DraftCatalogue,
  hotelOf,
  placeOf,
  tourOf,
} from '#app/features/proposal/first-draft/draft-catalogue.ts'
import {
  contentOfDraft,
  factsOfDraft,
  hasConnections,
  OUR_WORK,
} from '#app/features/proposal/first-draft/draft-content.ts'
import { reasonsOf } from '#app/features/proposal/first-draft/draft-reasons.ts'
import { afloat, earlyDaysOf } from '#app/features/proposal/first-draft/draft-rests.ts'
import type { Wishes } from '#app/features/proposal/first-draft/draft-wishes.ts'
import { isTown } from '#app/features/proposal/first-draft/draft-worth.ts'
import { monthOf, nightMinor } from '#app/features/proposal/pricing/rates.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { paceOf } from '#app/features/proposal/proposal/pace-of.ts'
import { roadMinutes, sumsOf } from '#app/features/proposal/proposal/sums.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { itineraryRoute, routeStops } from '#app/features/trip/itinerary/itinerary.ts'
import { files, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { Unlike } from '#app/picture/page-pictures.ts'
import { formatDay, formatKilometres, formatMetres, formatMinutes, formatMoney } from '#app/text/figures.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import type { LonLat } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import type { Locale } from '#database/values/locale.ts'
import type { FirstDraft, ProposalContent } from '#database/values/proposal-content.ts'
import type {
  DraftDay,
  DraftFigures,
  OpenPart,
  ShownProposal,
  ShownStay,
  StayRatio,
} from './draft-page-schema.ts'
import { comparedOf, type DraftTitle, titlesOf } from './draft-titles.ts'

const WIDTH = 480
const HEIGHT = 340

/** Map of a draft's places and the transfers between them. Returns null if it has none. */
function drawDraftMap(
  content: ProposalContent,
  { catalogue, locale, a2Code, within }: Presenting,
): RouteMapData | null {
  const days = content.days.map(({ legs, place }, i) => ({ number: i + 1, legs, place }))
  const { legs, changes } = itineraryRoute(days)
  const called = new Set([
    ...days.map(({ place }) => place),
    ...days.flatMap(day => day.legs.flatMap(({ from, to }) => [from, to])),
  ])
  const places = catalogue.places
    .filter(({ slug }) => called.has(slug))
    .map(({ slug, name, latitude, longitude }) => ({
      key: slug,
      name: name[locale],
      lat: latitude,
      lon: longitude,
      days: days.filter(({ place }) => place === slug).map(({ number }) => number),
    }))
  if (places.length === 0) return null
  return drawRouteMap({
    countries: [a2Code],
    places: [...places, ...changes.map(change => ({ ...change, name: '' }))],
    legs,
    arrows: true,
    within,
    width: WIDTH,
    height: HEIGHT,
  })
}

export interface Presenting {
  catalogue: DraftCatalogue
  understanding: Understanding
  wishes: Wishes
  locale: Locale
  /** ISO alpha-2 code of the country. */
  a2Code: string
  /** Places that the map shows as well, so that drafts beside each other are drawn on the same ground. */
  within: readonly LonLat[]
  /** The prints of the page. */
  unlike: Unlike
}

function presentDays(content: ProposalContent, { catalogue, locale }: Presenting): DraftDay[] {
  return content.days.map((day, i) => {
    const date = dateOfDay(content.startsOn, i)
    return {
      number: i + 1,
      date: date && formatDay(date, locale),
      place: placeOf(catalogue, day.place)?.name[locale] ?? day.place,
      title: day.title,
      line: day.story,
      hotel: day.hotel?.name ?? null,
      rides: day.legs.map(({ mode, minutes, kilometres }) => ({
        mode,
        time: formatMinutes(minutes),
        distance: formatKilometres(kilometres, locale),
      })),
      activities: day.activities.map(({ name }) => name),
    }
  })
}

/** The parts of a price that are open, from its lines. */
export function openParts({ price }: Pick<ProposalContent, 'price'>): OpenPart[] {
  const partOf = ({ id }: ProposalContent['price'][number]): OpenPart => {
    if (id === OUR_WORK) return 'work'
    if (id.startsWith('hotel-')) return 'beds'
    return id.startsWith('tour-') ? 'outings' : 'rides'
  }
  return [...new Set(price.filter(({ unitMinor }) => unitMinor === null).map(partOf))]
}

function presentFigures(
  draft: FirstDraft,
  content: ProposalContent,
  { catalogue, locale }: Presenting,
): DraftFigures {
  const { nights, flights } = sumsOf(content)
  const money = (minor: number) => formatMoney(minor, content.currency, locale)
  const longest = Math.max(0, ...content.days.map(roadMinutes))
  const sumOf = (lines: ProposalContent['price']) =>
    lines.reduce((sum, { unitMinor, count }) => sum + (unitMinor ?? 0) * count, 0)
  const known = sumOf(content.price)
  const each = eachMinor(draft, catalogue)
  const people = draft.adults + draft.childAges.length
  // In whole units, so that the parts make up the price that is shown.
  const beds =
    Math.round(sumOf(content.price.filter(({ id }) => id.startsWith('hotel-'))) / people / 100) * 100
  const shareOf = (minor: number) => ({ amount: money(minor), share: each === 0 ? 0 : minor / each })
  const heights = draft.stays.map(({ place }) => placeOf(catalogue, place)?.altitudeM ?? 0)
  return {
    each: money(each),
    total: money(known),
    beds: shareOf(beds),
    outings: shareOf(each - beds),
    highestBed: formatMetres(Math.max(0, ...heights), locale),
    lines: content.price.map(({ what, unitMinor, count }) => ({
      what,
      amount: unitMinor === null ? null : money(unitMinor * count),
    })),
    open: openParts(content),
    nights,
    longestMinutes: longest,
    longestDrive: longest === 0 ? m.first_draft_no_drive() : formatMinutes(longest),
    flights,
    boats: afloat({ draft, content, catalogue }).value,
  }
}

/** The drafts of a set beside each other. */
export function presentDrafts(drafts: readonly FirstDraft[], about: Presenting): ShownProposal[] {
  const { catalogue, locale } = about
  const made = drafts.map(draft => ({ draft, content: contentOfDraft(draft, catalogue, locale) }))
  const titles = titlesOf(made.map(({ draft, content }) => comparedOf(draft, content, catalogue)))
  const pictures = drawnPlaces(placesToShow(drafts, catalogue), about)
  return made.flatMap(({ draft, content }, i) => {
    const title = titles[i]
    return title ? [{ ...presentDraft(draft, content, title, about), picture: pictures[i] ?? '' }] : []
  })
}

/** For each draft a place that is in few of the others, rather none with a town's picture, and no place twice. */
function placesToShow(drafts: readonly FirstDraft[], catalogue: DraftCatalogue): string[] {
  const sharedBy = (slug: string) =>
    drafts.filter(({ stays }) => stays.some(({ place }) => place === slug)).length
  const isCity = (slug: string) => {
    const place = placeOf(catalogue, slug)
    return place !== undefined && isTown(place)
  }
  const shown: string[] = []
  for (const { stays } of drafts) {
    const own = stays
      .toSorted(
        (a, b) =>
          Number(shown.includes(a.place)) - Number(shown.includes(b.place)) ||
          Number(isCity(a.place)) - Number(isCity(b.place)) ||
          sharedBy(a.place) - sharedBy(b.place) ||
          b.nights - a.nights,
      )
      .map(({ place }) => place)
    shown.push(own[0] ?? '')
  }
  return shown
}

/** Paths of the drawings of places, in the order in which the page shows them. */
function drawnPlaces(
  slugs: readonly string[],
  { catalogue, unlike }: Presenting,
  ratio: StayRatio = '21x9',
): string[] {
  const rows = slugs.map(slug => ({
    picture: {
      poster: choosePoster({ key: slug, country: catalogue.tag, ...placeOf(catalogue, slug)?.drawnBy }),
    },
  }))
  return unlike(rows).map(({ picture: { poster } }) =>
    files.poster(poster.kind, poster.palette, poster.seed, ratio),
  )
}

function presentDraft(
  draft: FirstDraft,
  content: ProposalContent,
  title: DraftTitle,
  about: Presenting,
): Omit<ShownProposal, 'picture'> {
  const { catalogue, locale } = about
  const findings = paceOf(content, factsOfDraft(catalogue, locale))
  const names = content.days.map(day => ({
    place: placeOf(catalogue, day.place)?.name[locale] ?? day.place,
    sleep: day.hotel !== null,
  }))
  const place = title.place === null ? undefined : placeOf(catalogue, title.place)
  return {
    kind: draft.kind,
    title: { ...title, place: place?.name[locale] ?? null },
    code: draftCode(draft),
    days: presentDays(content, about),
    stops: routeStops(names),
    startsOn: draft.startsOn && formatDay(draft.startsOn, locale),
    figures: presentFigures(draft, content, about),
    findings: findings.map(({ rule, grade }) => ({ rule, grade })),
    findingDays: findings.map(({ day }) => content.days.findIndex(({ id }) => id === day) + 1),
    earlyDays: earlyDaysOf(content, catalogue),
    hasConnections: hasConnections(draft, catalogue),
    reasons: reasonsOf({ draft, content, ...about }),
    map: drawDraftMap(content, about),
  }
}

/** Where the stays of drafts are. */
export function placesOf(drafts: readonly FirstDraft[], catalogue: DraftCatalogue): LonLat[] {
  const slugs = new Set(drafts.flatMap(({ stays }) => stays.map(({ place }) => place)))
  return [...slugs].flatMap(slug => {
    const place = placeOf(catalogue, slug)
    return place ? [[place.longitude, place.latitude] as const] : []
  })
}

/** Few stays with wide pictures would be much shorter than the days beside them. */
const FEW_STAYS = 4

export function ratioOfStays({ stays }: FirstDraft): StayRatio {
  return stays.length <= FEW_STAYS ? '4x3' : '21x9'
}

/** The stays of a draft, with links for each change. */
export function presentStays(draft: FirstDraft, words: string, about: Presenting): ShownStay[] {
  const { catalogue, locale } = about
  const after = (adjustment: Adjustment) => {
    const changed = adjust(draft, adjustment)
    return changed && links.firstDraft({ q: words, draft: draftCode(changed) })
  }
  const pictures = drawnPlaces(
    draft.stays.map(({ place }) => place),
    about,
    ratioOfStays(draft),
  )
  return draft.stays.map((stay, i) => {
    const hotels = catalogue.hotels.filter(({ place }) => place === stay.place)
    const place = placeOf(catalogue, stay.place)
    return {
      place: place?.name[locale] ?? stay.place,
      picture: pictures[i] ?? '',
      nights: stay.nights,
      hotel: hotelOf(catalogue, stay)?.name[locale] ?? null,
      more: after({ kind: 'more', stay: i }),
      fewer: after({ kind: 'fewer', stay: i }),
      toNext: after({ kind: 'to-next', stay: i }),
      toPrevious: after({ kind: 'to-previous', stay: i }),
      drop: after({ kind: 'drop', stay: i }),
      hotels: hotels.map(hotel => ({
        name: hotel.name[locale],
        night: formatMoney(nightMinor(hotel, monthOf(draft.startsOn)), catalogue.currency, locale),
        isChosen: hotel.key === stay.hotel,
        to: after({ kind: 'hotel', stay: i, hotel: hotel.key }) ?? '',
      })),
      tours: stay.tours.flatMap(({ key }) => {
        const tour = tourOf(catalogue, key)
        return tour
          ? [{ name: tour.name[locale], drop: after({ kind: 'drop-tour', stay: i, tour: key }) }]
          : []
      }),
    }
  })
}
