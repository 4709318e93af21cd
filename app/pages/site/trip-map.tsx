import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import { Brand } from '#app/features/brand/brand.tsx'
import { ExplorerBar } from '#app/features/explorer/explorer.tsx'
import { TripExplorer } from '#app/features/explorer/trip-explorer.tsx'
import { getTripExplorer } from '#app/features/explorer/trip-explorer-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { otherLanguage } from './other-language.ts'
import { useSite } from './use-site.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor((ctx, { params }: LoaderFunctionArgs) =>
  getTripExplorer(ctx, params.tripKey ?? ''),
)

/** The day in the address changes what is looked at, not what there is. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { key, title } = loaderData
  return pageMeta({
    title: m.explorer_trip_title({ title }),
    description: m.explorer_trip_description({ title }),
    path: links.tripMap(key),
    matches,
  })
}

export default function TripMapPage() {
  const data = useLoaderData<typeof loader>()
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
