import { type ComponentProps, Suspense } from 'react'
import { whenWanted } from '#app/ui/when-wanted.ts'
import type { UnwrittenList } from './unwritten-list.tsx'
import { unwrittenStyles } from './unwritten-styles.ts'

const List = whenWanted(async () => (await import('./unwritten-list.tsx')).UnwrittenList, unwrittenStyles)

/** A list that is not written yet; a written one does not wait for its script. */
export function Unwritten(props: ComponentProps<typeof UnwrittenList>) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  )
}
