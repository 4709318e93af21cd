import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { QuietHead } from '#app/brand/quiet-head.tsx'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { PrivateData } from '#app/client/private-data/private-data.tsx'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { PartnerSign } from '#app/features/account/partner/partner-sign.tsx'
import { links, otherLanguage } from '#app/links.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './org-layout.module.css'

type Place = 'leads' | 'payouts'

/** The partner's area: leads and payouts. The document is the same for everybody. */
export function OrgLayout({ at, children }: { at: Place; children: ReactNode }) {
  const { operator } = useSite().site
  return (
    <PrivateData>
      <div className={styles.page}>
        <OrgHead at={at} />
        <main id="main">{children}</main>
        <footer className={styles.foot}>
          <Wrap className={styles.footIn}>
            <span>{operator.name}</span>
            <TextLink to={links.ask()}>{m.org_not_partner_ask()}</TextLink>
            <TextLink to={links.privacy()}>{m.footer_privacy()}</TextLink>
          </Wrap>
        </footer>
      </div>
    </PrivateData>
  )
}

/** The partner's name, the area's pages, and a link to the partner's public page. */
function OrgHead({ at }: { at: Place }) {
  const { operator } = useSite().site
  const { pathname, search } = useLocation()
  const { data: partner } = usePrivateQuery('GET /api/org/referral', { query: { locale: apiLocale() } })
  return (
    <QuietHead name={operator.name} otherLanguage={otherLanguage(pathname, search)}>
      {partner && <PartnerSign name={partner.name} />}
      <nav aria-label={m.org_nav()} className={styles.nav}>
        <Anchor to={links.org()} aria-current={at === 'leads' ? 'page' : undefined}>
          {m.org_leads()}
        </Anchor>
        {partner && <Anchor to={links.partnerPreview(partner.key)}>{m.org_page()}</Anchor>}
        <Anchor to={links.orgPayouts()} aria-current={at === 'payouts' ? 'page' : undefined}>
          {m.org_payouts()}
        </Anchor>
        <Anchor to={links.account()}>{m.org_account()}</Anchor>
      </nav>
    </QuietHead>
  )
}
