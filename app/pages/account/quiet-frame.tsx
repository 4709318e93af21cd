import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { QuietHead } from '#app/brand/quiet-head.tsx'
import { otherLanguage } from '#app/pages/site/other-language.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { Wrap } from '#app/ui/wrap.tsx'

/** A page of the account that is all its own: the way home above it. */
export function QuietFrame({ children }: { children: ReactNode }) {
  const { operator } = useSite().site
  const { pathname, search } = useLocation()
  return (
    <>
      <QuietHead name={operator.name} otherLanguage={otherLanguage(pathname, search)} />
      <main id="main">
        <Wrap>{children}</Wrap>
      </main>
    </>
  )
}
