import { ThingsToDo } from '#app/features/catalogue/country/things-to-do.tsx'
import { TourRows } from '#app/features/catalogue/tour/tour-rows.tsx'
import { getTourList } from '#app/features/catalogue/tour/tour-type-queries.server.ts'
import { links } from '#app/links.ts'
import { readListPage } from '#app/pages/list-door.server.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { SaveMark } from '#app/ui/save-mark.tsx'
import type { Route } from './+types/tours.ts'
import { ListPage } from './list-page.tsx'
import { Unwritten } from './unwritten.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor((ctx, args: Route.LoaderArgs) =>
  readListPage(ctx, args, {
    getList: getTourList,
    title: country => m.tour_list_title({ country }),
    link: links.tours,
  }),
)

type Data = Awaited<ReturnType<typeof loader>>

function leadOf({ country: { name }, list }: Data): string {
  return list ? m.tour_list_lead({ count: list.total }) : m.tour_unwritten({ country: name })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { country, card, data } = loaderData
  return pageMeta({
    title: m.tour_list_title({ country: country.name }),
    description: leadOf(loaderData),
    path: links.tours(country.tag),
    card,
    data,
    unwritten: loaderData.unwritten !== null,
    matches,
  })
}

export default function Tours({ loaderData: data }: Route.ComponentProps) {
  const { country, list, unwritten } = data
  const { tag, name } = country
  const common = { country, title: m.tour_list_title({ country: name }), lead: leadOf(data) }
  if (unwritten) {
    return (
      <Unwritten {...common} {...unwritten} url={links.tours(tag)}>
        <ThingsToDo tag={tag} name={name} activities={unwritten.page.activities} linked={false} />
      </Unwritten>
    )
  }
  return (
    <ListPage {...common} list={list} link={query => links.tours(tag, query)} chips="type">
      {tours => (
        <TourRows
          tours={tours}
          tool={({ key, name: saved }) => <SaveMark item={`tour/${tag}/${key}`} name={saved} />}
        />
      )}
    </ListPage>
  )
}
