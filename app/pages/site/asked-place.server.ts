import { redirect } from 'react-router'
import { getAskedPlace } from '#app/features/place/asked-place-queries.server.ts'
import type { PlaceKind } from '#app/features/place/place-page-schema.ts'
import { getTripCards } from '#app/features/trip/trip-card-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'

/** What is known of a place before its page is written; elsewhere if another page is meant. */
export async function openAskedPlace(ctx: RequestContext, tag: string, kind: PlaceKind, slug: string) {
  const asked = await getAskedPlace(ctx, tag, kind, slug)
  if ('movedTo' in asked) throw redirect(asked.movedTo, 301)
  return { ...asked, trips: await getTripCards(ctx, asked.country.tripKeys) }
}
