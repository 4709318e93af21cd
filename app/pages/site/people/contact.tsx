import { DesksByCountry } from '#app/features/catalogue/team/desks-by-country.tsx'
import { getTermsInForce } from '#app/features/money/terms/terms-queries.server.ts'
import { WhoHoldsMoney } from '#app/features/money/terms/who-holds-money.tsx'
import { contactTargets } from '#app/features/people/operator/operator.ts'
import { getCountryNumbers, getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { ReachWays } from '#app/features/people/operator/reach-ways.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { describePage, organizationNode } from '#app/features/reading/structured-data/describe-page.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** Every way to reach the operator, and who answers for which country. */
export const loader = pageDoor(async ctx => {
  const [numbers, { bank }, terms, operator, card] = await Promise.all([
    getCountryNumbers(ctx),
    getOperator(ctx),
    getTermsInForce(ctx),
    organizationNode(ctx),
    signCard(ctx, { title: m.reach_title(), kicker: '', poster: null }),
  ])
  return { numbers, holder: bank.holder, terms, card, data: describePage(operator) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = { title: m.reach_title(), description: m.reach_description(), path: links.contact() }
  return pageMeta({ ...page, card: loaderData?.card, data: loaderData?.data, matches })
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { site, answerers, origin } = useSite()
  const { us, ca, uk } = site.operator.phones
  const url = origin + links.contact()
  return (
    <main id="main">
      <Section as="header" tone="sky" rhythm="close">
        <Wrap className={styles.head}>
          <div className={styles.words}>
            <Display as="h1" size={96}>
              {m.reach_title()}
            </Display>
            <Text size="lead">{m.reach_lead()}</Text>
            <p className={styles.act}>
              <Button to={links.ask({ url: links.contact() })} data-ask icon="chat-circle-text-bold">
                {m.contact_title()}
              </Button>
              <MoreLink to="#countries" icon="caret-down-bold">
                {m.reach_by_country()}
              </MoreLink>
            </p>
          </div>
          <ReachWays
            phone={us}
            operator={site.operator}
            others={[ca, uk]}
            untitled
            targets={contactTargets(site.operator, { url, country: undefined })}
          />
        </Wrap>
      </Section>
      <Section rhythm="close" id="countries">
        <Wrap className={styles.part}>
          <Display size={44}>{m.reach_by_country()}</Display>
          <DesksByCountry countries={site.countries} desks={answerers} numbers={loaderData.numbers} />
        </Wrap>
      </Section>
      <Section tone="mist" rhythm="tight" id="emergency">
        <Wrap className={styles.part}>
          <Display size={44}>{m.reach_emergency()}</Display>
          <Text size="lead" className={styles.line}>
            {m.reach_emergency_lead()}
          </Text>
          <ul className={styles.chips}>
            {site.countries.map(({ tag, name }) => (
              <li key={tag}>
                <Chip to={`${links.beforeYouGo(tag)}#part-safety`}>{name}</Chip>
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
      <Section rhythm="close" id="money">
        <Wrap className={styles.part}>
          <Display size={44}>{m.reach_money()}</Display>
          <WhoHoldsMoney
            company={site.operator.legalName}
            holder={loaderData.holder}
            terms={loaderData.terms}
          />
        </Wrap>
      </Section>
      <Section tone="mist" rhythm="tight">
        <Wrap>
          <SectionHead title={m.reach_else()} />
          <ul className={styles.others}>
            {others().map(({ to, label, line }) => (
              <li key={to}>
                <MoreLink to={to}>{label}</MoreLink>
                <Text tone="quiet">{line}</Text>
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
    </main>
  )
}

function others() {
  return [
    { to: links.account(), label: m.reach_else_trip(), line: m.reach_else_trip_line() },
    { to: links.privacy(), label: m.reach_else_data(), line: m.reach_else_data_line() },
    { to: links.apiDocs(), label: m.reach_else_api(), line: m.reach_else_api_line() },
  ]
}
