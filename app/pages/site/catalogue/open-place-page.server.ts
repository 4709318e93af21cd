import { redirect } from 'react-router'
import { getUnwrittenPlace } from '#app/features/catalogue/place-page/place-page-queries.server.ts'
import type { PlacePage } from '#app/features/catalogue/place-page/place-page-schema.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { describePlace } from '#app/features/reading/structured-data/describe-page.server.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { PlaceKind } from '#app/links.ts'
import { type Unlike, unlikeOn } from '#app/picture/page-pictures.ts'
import type { RequestContext } from '#app/request-context.ts'

interface PlaceRules<Place> {
  kind: PlaceKind
  /** Returns the page once it is written; null before, or another address if it has moved. */
  getPage: (ctx: RequestContext, tag: string, slug: string) => Promise<Place | { movedTo: string } | null>
  trailOf: (place: Place) => Parameters<typeof describePlace>[2]
  /** The page with lists whose pictures are nowhere else on it. */
  unlike: (place: Place, unlike: Unlike) => Place
}

/**
 * The data of a place's page: the page, or the known data before it is written. @throws a redirect if it has moved.
 */
export async function openPlacePage<Place extends PlacePage>(
  ctx: RequestContext,
  { country: tag, slug }: { country: string; slug: string },
  { kind, getPage, trailOf, unlike: withUnlike }: PlaceRules<Place>,
) {
  const found = await getPage(ctx, tag, slug)
  if (found === null) return { asked: await openUnwrittenPlace(ctx, tag, kind, slug) }
  if ('movedTo' in found) throw redirect(found.movedTo, 301)
  const unlike = unlikeOn([found.picture])
  const place = withUnlike(found, unlike)
  const { name: title, country, poster, answerer } = place
  const [cards, card] = await Promise.all([
    getTripCards(ctx, place.tripKeys),
    signCard(ctx, { title, kicker: country.name, poster }),
  ])
  const data = describePlace(ctx, place, trailOf(place), card)
  return { asked: null, place, answerer, trips: unlike(cards), card, data }
}

/** The known data of a place whose page is not written yet; a redirect if another page is meant. */
async function openUnwrittenPlace(ctx: RequestContext, tag: string, kind: PlaceKind, slug: string) {
  const asked = await getUnwrittenPlace(ctx, tag, kind, slug)
  if ('movedTo' in asked) throw redirect(asked.movedTo, 301)
  const { place, country } = asked
  const [trips, card] = await Promise.all([
    getTripCards(ctx, country.tripKeys),
    signCard(ctx, { title: place.name, kicker: country.name, poster: country.poster }),
  ])
  return { ...asked, trips, card }
}
