import { lazy, Suspense, useEffect, useState } from 'react'
import { atLeisure } from '#app/ui/at-leisure.ts'
import type { ConsentKeeperProps } from './consent-keeper.tsx'

const ConsentKeeper = lazy(() =>
  import('./consent-keeper.tsx').then(module => ({ default: module.ConsentKeeper })),
)

/** Where services of other companies are configured: asks for the reader's consent once the page stands. */
export function ConsentSlot(props: ConsentKeeperProps) {
  const [standing, setStanding] = useState(false)
  useEffect(() => {
    void atLeisure().then(() => setStanding(true))
  }, [])
  if (!standing) return null
  return (
    <Suspense>
      <ConsentKeeper {...props} />
    </Suspense>
  )
}
