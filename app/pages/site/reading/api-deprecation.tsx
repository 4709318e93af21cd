import { getApiDocs } from '#app/client/api-docs/api-docs-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/api-deprecation.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => {
  const { resources } = await getApiDocs(ctx)
  const ending = resources.flatMap(({ key, calls }) =>
    calls.flatMap(({ id, summary, isDeprecated }) => (isDeprecated ? { key, id, summary } : [])),
  )
  const card = await signCard(ctx, { title: m.api_deprecation_title(), kicker: '', poster: null })
  return { ending, card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.api_deprecation_title(),
    description: m.api_deprecation_lead(),
    path: links.apiDeprecation(),
    card: loaderData?.card,
    matches,
  })
}

/** What changes in the API and how its callers learn of it, in English as all of its documentation. */
export default function ApiDeprecation({ loaderData: { ending } }: Route.ComponentProps) {
  return (
    <main id="main">
      <Section>
        <Wrap>
          <Breadcrumbs trail={[{ label: m.api_title(), to: links.apiDocs() }]} />
          <Display as="h1" size={64}>
            {m.api_deprecation_title()}
          </Display>
          <Text size="lead">{m.api_deprecation_lead()}</Text>
          <div lang="en">
            <Text>
              Within version 1 nothing is renamed, removed or given another meaning without notice. New calls,
              new fields of answers, new optional fields of bodies and new codes of failures may come any day:
              a program ignores what it does not know.
            </Text>
            <Text>
              What is to end is marked as deprecated in the description, with what replaces it. Its answers
              carry the headers Deprecation (RFC 9745), since when, and Sunset (RFC 8594), until when, for at
              least twelve months. Then it answers 410, and never anything else.
            </Text>
            {ending.length === 0 ? (
              <Text>Nothing is deprecated today.</Text>
            ) : (
              <ul>
                {ending.map(({ key, id, summary }) => (
                  <li key={id}>
                    <Anchor to={links.apiResource(key, id)}>{summary}</Anchor>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Wrap>
      </Section>
    </main>
  )
}
