import { Suspense } from 'react'
import { whenWanted } from '#app/ui/when-wanted.ts'
import type { FooterProps } from './footer.tsx'
import { footerStyles } from './footer-styles.ts'

const Footer = whenWanted(async () => (await import('./footer.tsx')).Footer, footerStyles)

/** The foot of a page: its links and its form work before their script is there. */
export function SiteFooter(props: FooterProps) {
  return (
    <Suspense>
      <Footer {...props} />
    </Suspense>
  )
}
