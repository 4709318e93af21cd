import { redirect } from 'react-router'
import { getUnwrittenPlace } from '#app/features/catalogue/place-page/place-page-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { PlaceKind } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'

/** The known data of a place whose page is not written yet; a redirect if another page is meant. */
export async function openUnwrittenPlace(ctx: RequestContext, tag: string, kind: PlaceKind, slug: string) {
  const asked = await getUnwrittenPlace(ctx, tag, kind, slug)
  if ('movedTo' in asked) throw redirect(asked.movedTo, 301)
  const { place, country } = asked
  const [trips, card] = await Promise.all([
    getTripCards(ctx, country.tripKeys),
    signCard(ctx, { title: place.name, kicker: country.name, poster: country.poster }),
  ])
  return { ...asked, trips, card }
}
