import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import { Brand } from '#app/features/brand/brand.tsx'
import { getCard } from '#app/features/card/card-address.server.ts'
import { getCountryPoster } from '#app/features/country/country-poster.server.ts'
import { CountryExplorer } from '#app/features/explorer/country-explorer.tsx'
import { getCountryExplorer } from '#app/features/explorer/country-explorer-queries.server.ts'
import { ExplorerBar } from '#app/features/explorer/explorer.tsx'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { otherLanguage } from './other-language.ts'
import { useSite } from './use-site.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: LoaderFunctionArgs) => {
  const explorer = await getCountryExplorer(ctx, params.country ?? '')
  const { tag, name } = explorer
  const poster = await getCountryPoster(ctx, tag)
  const title = m.explorer_country_title({ country: name })
  return { explorer, card: await getCard(ctx, { title, kicker: '', poster }) }
})

/** The place in the address changes what is looked at, not what there is. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
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

export default function CountryMapPage() {
  const { explorer: data } = useLoaderData<typeof loader>()
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
