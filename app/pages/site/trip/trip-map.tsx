import { getCountryPoster } from '#app/features/catalogue/country/country-queries.server.ts'
import { getTripExplorer } from '#app/features/catalogue/explorer/explorer-queries.server.ts'
import { TripExplorer } from '#app/features/catalogue/explorer/trip-explorer.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { MapBar } from '#app/pages/site/map-bar.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/trip-map.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'
export { revalidateOnPath as shouldRevalidate } from '#app/pages/site/map-bar.tsx'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const explorer = await getTripExplorer(ctx, params.tripKey)
  const { title, line: kicker, country } = explorer
  const poster = await getCountryPoster(ctx, country.tag)
  return { explorer, card: await signCard(ctx, { title, kicker, poster }) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { key, title } = loaderData.explorer
  return pageMeta({
    title: m.explorer_trip_title({ title }),
    description: m.explorer_trip_description({ title }),
    path: links.tripMap(key),
    card: loaderData.card,
    matches,
  })
}

export default function TripMapPage({ loaderData: { explorer: data } }: Route.ComponentProps) {
  const back = { to: links.trip(data.country.tag, data.key), label: m.explorer_back_trip() }
  return <TripExplorer data={data} bar={<MapBar back={back} title={data.title} />} />
}
