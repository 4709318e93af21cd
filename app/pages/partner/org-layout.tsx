import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { QuietHead } from '#app/brand/quiet-head.tsx'
import { PrivateData } from '#app/client/private-data/private-data.tsx'
import { links } from '#app/links.ts'
import { otherLanguage } from '#app/pages/site/other-language.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import styles from './org-layout.module.css'

/** The partner's area: leads and payouts. The document is the same for everybody. */
export function OrgLayout({ at, children }: { at: 'leads' | 'payouts'; children: ReactNode }) {
  const { operator } = useSite().site
  const { pathname, search } = useLocation()
  return (
    <>
      <QuietHead name={operator.name} otherLanguage={otherLanguage(pathname, search)}>
        <nav aria-label={m.org_nav()} className={styles.nav}>
          <Anchor to={links.org()} aria-current={at === 'leads' ? 'page' : undefined}>
            {m.org_leads()}
          </Anchor>
          <Anchor to={links.orgPayouts()} aria-current={at === 'payouts' ? 'page' : undefined}>
            {m.org_payouts()}
          </Anchor>
        </nav>
      </QuietHead>
      <main id="main">
        <PrivateData>{children}</PrivateData>
      </main>
    </>
  )
}
