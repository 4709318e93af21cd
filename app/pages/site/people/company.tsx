import type { ReactNode } from 'react'
import { areaName } from '#app/features/catalogue/country/country.ts'
import { getTermsInForce, getTermsQuote } from '#app/features/money/terms/terms-queries.server.ts'
import { WhoHoldsMoney } from '#app/features/money/terms/who-holds-money.tsx'
import { CompanyGallery } from '#app/features/people/company/company-gallery.tsx'
import { CompanyHead } from '#app/features/people/company/company-head.tsx'
import { getCompanyFigures, getCompanyPage } from '#app/features/people/company/company-queries.server.ts'
import { FiguresCounted } from '#app/features/people/company/figures-counted.tsx'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { Experts } from '#app/features/people/staff/experts.tsx'
import { getGlobalContacts } from '#app/features/people/staff/staff-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { describePage, organizationNode } from '#app/features/reading/structured-data/describe-page.server.ts'
import type { CountryLink } from '#app/frame/navigation/navigation-schema.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { LongRead } from '#app/ui/long-read.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AREAS } from '#database/values/areas.ts'
import type { Route } from './+types/company.ts'
import styles from './company.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** About the company: its texts and its figures. */
export const loader = pageDoor(async ctx => {
  const [{ bank }, terms, page, figures, contacts, operator] = await Promise.all([
    getOperator(ctx),
    getTermsInForce(ctx),
    getCompanyPage(ctx, 'about', await getTermsQuote(ctx)),
    getCompanyFigures(ctx),
    getGlobalContacts(ctx),
    organizationNode(ctx),
  ])
  const card = await signCard(ctx, { title: page.title, kicker: '', poster: null })
  return { page, figures, contacts, holder: bank.holder, terms, card, data: describePage(operator) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, line } = loaderData.page
  const { card, data } = loaderData
  return pageMeta({ title, description: line, path: links.company(), card, data, matches })
}

/** The ways to the countries, by the part of the world they are in. */
function CountriesByArea({ countries }: { countries: readonly CountryLink[] }) {
  return (
    <div className={styles.areas}>
      {AREAS.map(area => ({ area, of: countries.filter(country => country.area === area) }))
        .filter(({ of }) => of.length > 0)
        .map(({ area, of }) => (
          <div key={area}>
            <h3>{areaName(area)}</h3>
            <ul>
              {of.map(({ tag, name }) => (
                <li key={tag}>
                  <TextLink to={links.country(tag)}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

export default function Company({ loaderData }: Route.ComponentProps) {
  const { page, figures, contacts, holder, terms } = loaderData
  const { countries, operator } = useSite().site
  // The names of the part are the ways there.
  const after: Readonly<Record<string, ReactNode>> = {
    where: <CountriesByArea countries={countries} />,
    money: <WhoHoldsMoney company={operator.legalName} holder={holder} terms={terms} />,
  }
  const parts = page.parts.map(part => ({ ...part, after: after[part.id] }))
  return (
    <main id="main">
      <CompanyHead title={page.title} intro={page.intro} picture={<CeibaTree state="whole" />} />
      <Section tone="mist" aria-label={m.company_figures()} rhythm="close">
        <Wrap>
          <FiguresCounted figures={figures} />
        </Wrap>
      </Section>
      <Experts people={contacts} />
      <Section rhythm="tight">
        <Wrap>
          <LongRead contents={m.company_contents()} lead={page.body} parts={parts} />
        </Wrap>
      </Section>
      <CompanyGallery page={page} />
    </main>
  )
}
