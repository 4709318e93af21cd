import { getHotelList } from '#app/features/catalogue/hotel/hotel-queries.server.ts'
import { HotelRows } from '#app/features/catalogue/hotel/hotel-rows.tsx'
import { links } from '#app/links.ts'
import { readListPage } from '#app/pages/list-door.server.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { SaveMark } from '#app/ui/save-mark.tsx'
import type { Route } from './+types/hotels.ts'
import { ListPage } from './list-page.tsx'
import { Unwritten } from './unwritten.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor((ctx, args: Route.LoaderArgs) =>
  readListPage(ctx, args, {
    getList: getHotelList,
    title: country => m.hotel_list_title({ country }),
    link: links.hotels,
  }),
)

type Data = Awaited<ReturnType<typeof loader>>

function leadOf({ country: { name }, list }: Data): string {
  return list ? m.hotel_list_lead({ count: list.total }) : m.hotel_unwritten({ country: name })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { country, card, data } = loaderData
  return pageMeta({
    title: m.hotel_list_title({ country: country.name }),
    description: leadOf(loaderData),
    path: links.hotels(country.tag),
    card,
    data,
    unwritten: loaderData.unwritten !== null,
    matches,
  })
}

export default function Hotels({ loaderData: data }: Route.ComponentProps) {
  const { country, list, unwritten } = data
  const { tag, name } = country
  const common = { country, title: m.hotel_list_title({ country: name }), lead: leadOf(data) }
  if (unwritten) return <Unwritten {...common} {...unwritten} url={links.hotels(tag)} />
  return (
    <ListPage
      {...common}
      list={list}
      link={query => links.hotels(tag, query)}
      chips="region"
      note={m.hotel_invented()}
    >
      {hotels => (
        <HotelRows
          hotels={hotels}
          tool={({ key, name: saved }) => <SaveMark item={`hotel/${tag}/${key}`} name={saved} />}
        />
      )}
    </ListPage>
  )
}
