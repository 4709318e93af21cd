import { Suspense } from 'react'
import { atLeisure } from '#app/ui/at-leisure.ts'
import { latePart } from '#app/ui/late-part.ts'
import type { ConsentControlProps } from './consent-control.tsx'

const ConsentControl = latePart(async () => {
  await atLeisure()
  return (await import('./consent-control.tsx')).ConsentControl
})

/** Asks for consent after the page has rendered, if third-party services are configured. */
export function ConsentSlot(props: ConsentControlProps) {
  return (
    <Suspense>
      <ConsentControl {...props} />
    </Suspense>
  )
}
