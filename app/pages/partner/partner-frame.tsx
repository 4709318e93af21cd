import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { QuietHead } from '#app/brand/quiet-head.tsx'
import { PartnerSign } from '#app/features/account/partner/partner-sign.tsx'
import { otherLanguage } from '#app/links.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import styles from './partner-frame.module.css'

/** The frame of a page with two names: ours and the partner's. */
export function PartnerFrame({ partner, children }: { partner: string; children: ReactNode }) {
  const { operator } = useSite().site
  const { pathname, search } = useLocation()
  return (
    <>
      <QuietHead name={operator.name} otherLanguage={otherLanguage(pathname, search)}>
        <PartnerSign name={partner} />
      </QuietHead>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </>
  )
}
