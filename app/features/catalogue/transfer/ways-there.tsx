import { type ComponentProps, Suspense } from 'react'
import { whenWanted } from '#app/ui/when-wanted.ts'
import type { GettingThere } from './getting-there.tsx'
import { waysStyles } from './ways-styles.ts'

const Ways = whenWanted(async () => (await import('./getting-there.tsx')).GettingThere, waysStyles)

/** The ways to a place: list and map are read before the script is there that makes them light each other. */
export function WaysThere(props: ComponentProps<typeof GettingThere>) {
  return (
    <Suspense>
      <Ways {...props} />
    </Suspense>
  )
}
