import { lazy, Suspense } from 'react'
import { atLeisure } from '#app/ui/at-leisure.ts'
import type { ConsentKeeperProps } from './consent-keeper.tsx'

const ConsentKeeper = lazy(async () => {
  await atLeisure()
  return { default: (await import('./consent-keeper.tsx')).ConsentKeeper }
})

/** Where services of other companies are configured: asks for the reader's consent once the page stands. */
export function ConsentSlot(props: ConsentKeeperProps) {
  return (
    <Suspense>
      <ConsentKeeper {...props} />
    </Suspense>
  )
}
