import { AppError } from '#app/app-error.ts'
import { withLadder } from '#app/features/money/terms/cancelling-table.tsx'
import { getTermsInForce, getTermsQuote } from '#app/features/money/terms/terms-queries.server.ts'
import { CompanyGallery } from '#app/features/people/company/company-gallery.tsx'
import { CompanyHead } from '#app/features/people/company/company-head.tsx'
import { getCompanyPage } from '#app/features/people/company/company-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { type ServiceConfig, serviceHosts } from '#app/features/visit/analytics/service-config.ts'
import { formatConnectedServices } from '#app/features/visit/consent/consent-words.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { LongRead, type Part } from '#app/ui/long-read.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/document.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** Legal texts, and the address of each. */
const documents: Record<string, () => string> = {
  privacy: links.privacy,
  'terms-of-service': links.terms,
}

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const slug = params.slug
  if (!(slug in documents)) throw new AppError('not_found')
  const [quote, terms] = await Promise.all([getTermsQuote(ctx), getTermsInForce(ctx)])
  const page = await getCompanyPage(ctx, slug, quote)
  return {
    page,
    terms: slug === 'terms-of-service' ? terms : null,
    card: await signCard(ctx, { title: page.title, kicker: '', poster: null }),
  }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, card } = loaderData
  const path = documents[page.slug]?.() ?? links.company()
  return pageMeta({ title: page.title, description: page.line, path, card, matches })
}

/** The list of who else receives data depends on the configured services, which come last in their section. */
function withConnected(parts: readonly Part[], services: ServiceConfig | null): Part[] {
  const connected = formatConnectedServices(services ? serviceHosts(services) : [])
  return parts.map(part =>
    part.id === 'others' ? { ...part, points: [...(part.points ?? []), [connected]] } : part,
  )
}

export default function Document({ loaderData }: Route.ComponentProps) {
  const { page, terms } = loaderData
  const { site, services } = useSite()
  const { operator } = site
  return (
    <main id="main">
      <CompanyHead title={page.title} intro={page.intro} updated={page.updated} />
      <Section>
        <Wrap>
          <LongRead
            contents={m.company_contents()}
            lead={page.body}
            parts={withLadder(withConnected(page.parts, services), 'booking', terms)}
          >
            <Text as="div">
              {m.company_write_to({ name: operator.legalName })}{' '}
              <TextLink to={`mailto:${operator.email}`}>{operator.email}</TextLink>
              {services && page.slug === 'privacy' && (
                <p>
                  <TextLink to={links.otherEyes()} data-consent>
                    {m.consent_change()}
                  </TextLink>
                </p>
              )}
            </Text>
          </LongRead>
        </Wrap>
      </Section>
      <CompanyGallery page={page} />
    </main>
  )
}
