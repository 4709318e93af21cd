import { getCountryPoster } from '#app/features/catalogue/country/country-queries.server.ts'
import { BookACall } from '#app/features/catalogue/team/book-a-call.tsx'
import { TeamHead, teamTrail } from '#app/features/catalogue/team/team-head.tsx'
import { getTeamPage } from '#app/features/catalogue/team/team-queries.server.ts'
import { EmergencyNumbers } from '#app/features/people/operator/emergency-numbers.tsx'
import { contactTargets } from '#app/features/people/operator/operator.ts'
import { ReachWays } from '#app/features/people/operator/reach-ways.tsx'
import { PeopleElsewhere } from '#app/features/people/staff/people-elsewhere.tsx'
import { TeamPeople } from '#app/features/people/staff/team-people.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { breadcrumbsNode, describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/team.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const team = await getTeamPage(ctx, params.country)
  const { tag, name } = team
  const title = m.team_meta({ country: name })
  const card = await signCard(ctx, { title, kicker: '', poster: await getCountryPoster(ctx, tag) })
  const trail = [...teamTrail(team), { label: title, to: links.team(tag) }]
  return { team, card, data: describePage(breadcrumbsNode(ctx, trail)) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { team, card, data } = loaderData
  const country = team.name
  return pageMeta({
    title: m.team_meta({ country }),
    description:
      team.people.length > 0 ? m.team_description({ country }) : m.team_description_office({ country }),
    path: links.team(team.tag),
    card,
    data,
    matches,
  })
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { team } = loaderData
  const { site, origin } = useSite()
  const { tag, name, people, elsewhere, phone, emergency } = team
  return (
    <main id="main">
      <TeamHead team={team} />
      {people.length > 0 ? (
        <TeamPeople people={people} tag={tag} cal={team.cal} />
      ) : (
        <PeopleElsewhere country={name} people={elsewhere} />
      )}
      <BookACall team={team}>
        <ReachWays
          phone={phone}
          operator={site.operator}
          others={Object.values(site.operator.phones).filter(({ e164 }) => e164 !== phone.e164)}
          targets={contactTargets(site.operator, { url: origin + links.team(tag), country: name })}
        />
        <EmergencyNumbers country={name} numbers={emergency} open />
      </BookACall>
    </main>
  )
}
