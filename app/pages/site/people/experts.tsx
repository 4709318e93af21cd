import { AllExperts } from '#app/features/people/staff/all-experts.tsx'
import { expertGroups } from '#app/features/people/staff/expert-filter.ts'
import { getExperts } from '#app/features/people/staff/staff-profile-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/experts.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  const card = await signCard(ctx, { title: m.experts_meta(), kicker: '', poster: null })
  const people = await getExperts(ctx)
  return { people, card, asked: { country: query.get('country'), language: query.get('language') } }
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
  const { people, asked } = loaderData
  const { countries } = useSite().site
  const spoken = new Map(people.flatMap(({ languages }) => languages.map(({ code, name }) => [code, name])))
  const languages = [...spoken].map(([code, name]) => ({ code, name }))
  const filter = {
    country: countries.some(({ tag }) => tag === asked.country) ? asked.country : null,
    language: languages.some(({ code }) => code === asked.language) ? asked.language : null,
  }
  const staffed = new Set(people.flatMap(person => person.countries))
  return (
    <main id="main">
      <AllExperts
        groups={expertGroups(people, countries, filter)}
        filter={filter}
        countries={countries.filter(({ tag }) => staffed.has(tag))}
        languages={languages.toSorted((a, b) => a.name.localeCompare(b.name))}
        unstaffed={countries.filter(({ tag }) => !staffed.has(tag))}
      />
    </main>
  )
}
