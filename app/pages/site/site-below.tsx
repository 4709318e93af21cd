import { Suspense } from 'react'
import { whenWanted } from '#app/ui/when-wanted.ts'
import type { BelowProps } from './below.tsx'
import { belowStyles } from './below-styles.ts'

const Below = whenWanted(async () => (await import('./below.tsx')).Below, belowStyles)

/** The foot of a page's content: it reads, scrolls and sends before its script is there. */
export function SiteBelow(props: BelowProps) {
  return (
    <Suspense>
      <Below {...props} />
    </Suspense>
  )
}
