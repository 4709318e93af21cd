import { addressOf } from '#app/client/api-client/calls.ts'
import { getApiDocs } from '#app/client/api-docs/api-docs-queries.server.ts'
import {
  ApiCodes,
  ApiContents,
  ApiKeySample,
  ApiRules,
  ApiSample,
} from '#app/client/api-docs/api-reference.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/api-docs.ts'
import styles from './api-docs.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** The call that shows how all are made, and the first that a partner's program makes with its key. */
const SAMPLE = addressOf('GET /api/public/country')
const KEY_SCOPE = 'referrals:read'

export const loader = pageDoor(async ctx => {
  const card = await signCard(ctx, { title: m.api_title(), kicker: '', poster: null })
  const { resources, ...docs } = await getApiDocs(ctx)
  const calls = resources.flatMap(resource => resource.calls)
  const sample = calls.find(({ path }) => path === SAMPLE)
  const keySample = calls.find(({ method, scope }) => method === 'GET' && scope === KEY_SCOPE)
  // Each resource has a page: here it is a name.
  const named = resources.map(({ calls: own, ...resource }) => ({
    ...resource,
    calls: own.length,
    isOpen: own.every(({ method, needsKey }) => method === 'GET' && !needsKey),
  }))
  return { ...docs, resources: named, sample, keySample, card }
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
  const { description, version, resources, codes, sample, keySample, origin } = loaderData
  return (
    <main id="main">
      <Section as="header" tone="sky" rhythm="close">
        <Wrap className={styles.head}>
          <div className={styles.words}>
            <Display as="h1" size={96}>
              {m.api_title()}
            </Display>
            <Text size="lead">{m.api_lead()}</Text>
            {getLocale() !== 'en' && <Text>{m.api_in_english()}</Text>}
            <p lang="en" className={styles.ways}>
              <SecondaryButton to={addressOf('GET /api/openapi.json')} icon="download-simple">
                OpenAPI 3.1
              </SecondaryButton>
              <MoreLink to="#rules" icon="caret-down-bold">
                Rules and limits
              </MoreLink>
            </p>
          </div>
          {sample && (
            <div lang="en" className={styles.sample}>
              <ApiSample call={sample} origin={origin} />
            </div>
          )}
        </Wrap>
      </Section>
      <div lang="en">
        <Section rhythm="tight">
          <Wrap>
            <div className={styles.sides}>
              <div>
                <Display size={30}>Read without a key</Display>
                <ApiContents resources={resources.filter(({ isOpen }) => isOpen)} />
              </div>
              <div>
                <Display size={30}>With a login or a key</Display>
                <ApiContents resources={resources.filter(({ isOpen }) => !isOpen)} />
                {keySample && (
                  <div className={styles.keyed}>
                    <ApiKeySample call={keySample} origin={origin} />
                  </div>
                )}
              </div>
            </div>
          </Wrap>
        </Section>
        <Section tone="sunken" rhythm="tight" id="rules">
          <Wrap className={styles.sides}>
            <div>
              <Display size={30}>Rules and limits</Display>
              <ApiRules paragraphs={description} />
              <Text tone="quiet" className={styles.version}>
                Version {version}.{' '}
                <TextLink to={links.apiDeprecation()}>
                  What changes, and how long before you are told
                </TextLink>
              </Text>
            </div>
            <div>
              <Display size={30}>Codes</Display>
              <ApiCodes {...codes} />
            </div>
          </Wrap>
        </Section>
      </div>
    </main>
  )
}
