import { Suspense } from 'react'
import { atLeisure } from '#app/ui/at-leisure.ts'
import { whenWanted } from '#app/ui/when-wanted.ts'
import type { ConsentKeeperProps } from './consent-keeper.tsx'

const ConsentKeeper = whenWanted(
  async () => (await import('./consent-keeper.tsx')).ConsentKeeper,
  [],
  atLeisure,
)

/** Where services of other companies are configured: asks for the reader's consent once the page stands. */
export function ConsentSlot(props: ConsentKeeperProps) {
  return (
    <Suspense>
      <ConsentKeeper {...props} />
    </Suspense>
  )
}
