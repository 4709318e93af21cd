import { AllExperts } from '#app/features/people/staff/all-experts.tsx'
import { getExperts } from '#app/features/people/staff/staff-profile-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/experts.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => {
  const card = await signCard(ctx, { title: m.experts_meta(), kicker: '', poster: null })
  return { people: await getExperts(ctx), card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.experts_meta(),
    description: m.experts_description(),
    path: links.experts(),
    card: loaderData?.card,
    matches,
  })
}

export default function ExpertsPage({ loaderData }: Route.ComponentProps) {
  const { people } = loaderData
  const { site } = useSite()
  const staffed = new Set(people.flatMap(({ countries }) => countries))
  return (
    <main id="main">
      <AllExperts people={people} unstaffed={site.countries.filter(({ tag }) => !staffed.has(tag))} />
    </main>
  )
}
