import { WhatPeopleComeFor } from '#app/features/catalogue/country/what-people-come-for.tsx'
import { getPlaceList } from '#app/features/catalogue/place/place-api-queries.server.ts'
import { PlaceListRows } from '#app/features/catalogue/place/place-list-rows.tsx'
import { links } from '#app/links.ts'
import { readListPage } from '#app/pages/list-door.server.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { SaveMark } from '#app/ui/save-mark.tsx'
import type { Route } from './+types/destinations.ts'
import { ListPage } from './list-page.tsx'
import { Unwritten } from './unwritten.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor((ctx, args: Route.LoaderArgs) =>
  readListPage(ctx, args, {
    getList: getPlaceList,
    title: country => m.place_list_title({ country }),
    link: links.destinations,
  }),
)

type Data = Awaited<ReturnType<typeof loader>>

function leadOf({ country: { name }, list }: Data): string {
  return list ? m.place_list_lead({ count: list.total }) : m.place_unwritten({ country: name })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { country, card, data } = loaderData
  return pageMeta({
    title: m.place_list_title({ country: country.name }),
    description: leadOf(loaderData),
    path: links.destinations(country.tag),
    card,
    data,
    unwritten: loaderData.unwritten !== null,
    matches,
  })
}

export default function Destinations({ loaderData: data }: Route.ComponentProps) {
  const { country, list, unwritten } = data
  const { tag, name } = country
  const common = { country, title: m.place_list_title({ country: name }), lead: leadOf(data) }
  if (unwritten) {
    return (
      <Unwritten {...common} {...unwritten} url={links.destinations(tag)}>
        <WhatPeopleComeFor themes={unwritten.page.themes} linked />
      </Unwritten>
    )
  }
  return (
    <ListPage {...common} list={list} link={query => links.destinations(tag, query)} chips="region">
      {places => (
        <PlaceListRows
          places={places}
          tool={({ slug, name: saved }) => <SaveMark item={`destination/${tag}/${slug}`} name={saved} />}
        />
      )}
    </ListPage>
  )
}
