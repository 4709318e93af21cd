import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Brand } from '#app/brand/brand.tsx'
import { getCountryPoster } from '#app/features/catalogue/country/country-poster-queries.server.ts'
import { TripExplorer } from '#app/features/catalogue/explorer/trip-explorer.tsx'
import { getTripExplorer } from '#app/features/catalogue/explorer/trip-explorer-queries.server.ts'
import { getCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { ExplorerBar } from '#app/map/explorer/explorer.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { otherLanguage } from '#app/pages/site/other-language.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/trip-map.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const explorer = await getTripExplorer(ctx, params.tripKey)
  const { title, line: kicker, country } = explorer
  const poster = await getCountryPoster(ctx, country.tag)
  return { explorer, card: await getCard(ctx, { title, kicker, poster }) }
})

/** The day in the address changes what is looked at, not what there is. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

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

export default function TripMapPage({ loaderData }: Route.ComponentProps) {
  const { explorer: data } = loaderData
  const { pathname, search } = useLocation()
  const { site } = useSite()
  return (
    <TripExplorer
      data={data}
      bar={
        <ExplorerBar
          brand={<Brand name={site.operator.name} country={null} />}
          back={{ to: links.trip(data.country.tag, data.key), label: m.explorer_back_trip() }}
          title={data.title}
          other={otherLanguage(pathname, search)}
        />
      }
    />
  )
}
