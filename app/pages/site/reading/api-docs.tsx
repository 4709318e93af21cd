import { addressOf } from '#app/client/api-client/calls.ts'
import { getApiDocs } from '#app/client/api-docs/api-docs-queries.server.ts'
import { ApiCodes, ApiContents, ApiIntroduction } from '#app/client/api-docs/api-reference.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/api-docs.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => {
  const card = await signCard(ctx, { title: m.api_title(), kicker: '', poster: null })
  const { resources, ...docs } = await getApiDocs(ctx)
  // Each resource has a page: here its calls are names.
  const named = resources.map(({ calls, ...resource }) => ({
    ...resource,
    calls: calls.map(({ id, method, summary }) => ({ id, method, summary })),
  }))
  return { ...docs, resources: named, card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.api_title(),
    description: m.api_lead(),
    path: links.apiDocs(),
    card: loaderData?.card,
    matches,
  })
}

/** The API's documentation: its text and its reference are for developers, and so only in English. */
export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { description, version, resources, codes } = loaderData
  return (
    <main id="main">
      <Section>
        <Wrap>
          <Display as="h1" size={64}>
            {m.api_title()}
          </Display>
          <Text size="lead">{m.api_lead()}</Text>
          <div lang="en">
            <ApiIntroduction paragraphs={description} />
            <Text>
              Version {version}. The same for programs:{' '}
              <a href={addressOf('GET /api/openapi.json')}>OpenAPI 3.1</a>.
            </Text>
            <Text>
              <Anchor to={links.apiDeprecation()}>What changes, and how long before you are told</Anchor>
            </Text>
            <ApiContents resources={resources} />
            <ApiCodes {...codes} />
          </div>
        </Wrap>
      </Section>
    </main>
  )
}
