import { getApiResource } from '#app/client/api-docs/api-docs-queries.server.ts'
import { ApiCalls } from '#app/client/api-docs/api-reference.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/api-resource.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const resource = await getApiResource(ctx, params.resource)
  const title = m.api_resource_title({ name: resource.name })
  const card = await signCard(ctx, { title, kicker: '', poster: null })
  return { resource, origin: ctx.origin, card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { resource, card } = loaderData
  return pageMeta({
    title: m.api_resource_title({ name: resource.name }),
    description: m.api_resource_description({
      name: resource.name,
      calls: resource.calls.map(({ summary }) => summary).join('; '),
    }),
    path: links.apiResource(resource.key),
    card,
    matches,
  })
}

/** The calls of a resource of the API, in English as all of its documentation. */
export default function ApiResource({ loaderData: { resource, origin } }: Route.ComponentProps) {
  return (
    <main id="main">
      <Section>
        <Wrap>
          <Breadcrumbs trail={[{ label: m.api_title(), to: links.apiDocs() }]} />
          <div lang="en">
            <Display as="h1" size={64}>
              {resource.name}
            </Display>
            <Text size="lead">{resource.description}</Text>
            <ApiCalls calls={resource.calls} origin={origin} />
          </div>
        </Wrap>
      </Section>
    </main>
  )
}
