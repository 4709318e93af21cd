import { addressOf } from '#app/client/api-client/calls.ts'
import { getApiDocs } from '#app/client/api-docs/api-docs-queries.server.ts'
import { ApiCodes, ApiReference } from '#app/client/api-docs/api-reference.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/api.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => getApiDocs(ctx))

export function meta() {
  return [{ title: 'API · Ceiba' }, { name: 'robots', content: 'noindex' }]
}

/** The API's documentation, for developers and so only in English. */
export default function Api({ loaderData }: Route.ComponentProps) {
  const { description, version, origin, resources, codes } = loaderData
  return (
    <main id="main">
      <Section>
        <Wrap>
          <Display as="h1" size={64}>
            API
          </Display>
          <Text size="lead">{description[0]}</Text>
          {description.slice(1).map(paragraph => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <Text>
            Version {version}. The same for programs:{' '}
            <a href={addressOf('GET /api/openapi.json')}>OpenAPI 3.1</a>.
          </Text>
          <ApiReference resources={resources} origin={origin} />
          <ApiCodes {...codes} />
        </Wrap>
      </Section>
    </main>
  )
}
