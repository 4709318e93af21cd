import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Brand } from '#app/brand/brand.tsx'
import { getCountryPoster } from '#app/features/catalogue/country/country-poster-queries.server.ts'
import { CountryExplorer } from '#app/features/catalogue/explorer/country-explorer.tsx'
import { getCountryExplorer } from '#app/features/catalogue/explorer/country-explorer-queries.server.ts'
import { getCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { ExplorerBar } from '#app/map/explorer/explorer.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { otherLanguage } from '#app/pages/site/other-language.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/country-map.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const explorer = await getCountryExplorer(ctx, params.country)
  const { tag, name } = explorer
  const poster = await getCountryPoster(ctx, tag)
  const title = m.explorer_country_title({ country: name })
  return { explorer, card: await getCard(ctx, { title, kicker: '', poster }) }
})

/** The place in the address changes what is looked at, not what there is. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

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

export default function CountryMapPage({ loaderData }: Route.ComponentProps) {
  const { explorer: data } = loaderData
  const { pathname, search } = useLocation()
  const { site } = useSite()
  return (
    <CountryExplorer
      data={data}
      bar={
        <ExplorerBar
          brand={<Brand name={site.operator.name} country={null} />}
          back={{ to: links.country(data.tag), label: m.explorer_back_country({ country: data.name }) }}
          title={data.name}
          other={otherLanguage(pathname, search)}
        />
      }
    />
  )
}
