import { BeforePage, beforeTrail } from '#app/features/catalogue/before-you-go/before-page.tsx'
import { beforeQuestions, beforeTitle } from '#app/features/catalogue/before-you-go/before-you-go.ts'
import { getBeforePage } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { getCountryPoster } from '#app/features/catalogue/country/country-queries.server.ts'
import { EmergencyNumbers } from '#app/features/people/operator/emergency-numbers.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { questionsNode } from '#app/features/reading/structured-data/describe-article.server.ts'
import { breadcrumbsNode, describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import type { Route } from './+types/before-you-go.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const page = await getBeforePage(ctx, params.country)
  const title = beforeTitle(page)
  const card = await signCard(ctx, { title, kicker: '', poster: await getCountryPoster(ctx, page.tag) })
  const questions = questionsNode(beforeQuestions(page))
  const trail = [...beforeTrail(page), { label: title, to: links.beforeYouGo(page.tag) }]
  return { page, card, data: describePage(questions, breadcrumbsNode(ctx, trail)) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, card, data } = loaderData
  return pageMeta({
    title: beforeTitle(page),
    description: page.lead,
    path: links.beforeYouGo(page.tag),
    card,
    data,
    matches,
  })
}

export default function BeforeYouGo({ loaderData: { page } }: Route.ComponentProps) {
  const { name, emergency } = page
  return <BeforePage page={page} emergency={<EmergencyNumbers country={name} numbers={emergency} open />} />
}
