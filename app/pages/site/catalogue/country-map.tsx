import { getCountryPoster } from '#app/features/catalogue/country/country-queries.server.ts'
import { CountryExplorer } from '#app/features/catalogue/explorer/country-explorer.tsx'
import { getCountryExplorer } from '#app/features/catalogue/explorer/explorer-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { MapBar } from '#app/pages/site/map-bar.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/country-map.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'
export { revalidateOnPath as shouldRevalidate } from '#app/pages/site/map-bar.tsx'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const explorer = await getCountryExplorer(ctx, params.country)
  const { tag, name } = explorer
  const poster = await getCountryPoster(ctx, tag)
  const title = m.explorer_country_title({ country: name })
  return { explorer, card: await signCard(ctx, { title, kicker: '', poster }) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { tag, name: country } = loaderData.explorer
  return pageMeta({
    title: m.explorer_country_title({ country }),
    description: m.explorer_country_description({ country }),
    path: links.countryMap(tag),
    card: loaderData.card,
    matches,
  })
}

export default function CountryMapPage({ loaderData: { explorer: data } }: Route.ComponentProps) {
  const back = { to: links.country(data.tag), label: m.explorer_back_country({ country: data.name }) }
  return <CountryExplorer data={data} bar={<MapBar back={back} title={data.name} />} />
}
