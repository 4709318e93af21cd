import { lazy, Suspense } from 'react'
import { atLeisure } from '#app/ui/at-leisure.ts'
import type { ConsentControlProps } from './consent-control.tsx'

const ConsentControl = lazy(async () => {
  await atLeisure()
  return { default: (await import('./consent-control.tsx')).ConsentControl }
})

/** Asks for consent after the page has rendered, if third-party services are configured. */
export function ConsentSlot(props: ConsentControlProps) {
  return (
    <Suspense>
      <ConsentControl {...props} />
    </Suspense>
  )
}
