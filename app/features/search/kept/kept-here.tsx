import { lazy, Suspense } from 'react'
import type { KeptTrayProps } from './kept-tray.tsx'
import { useKept } from './use-kept.ts'

const KeptTray = lazy(() => import('./kept-tray.tsx').then(module => ({ default: module.KeptTray })))

/** The tray of what is kept, once something is. */
export function KeptHere(props: Omit<KeptTrayProps, 'items'>) {
  const items = useKept()
  if (items.length === 0) return null
  return (
    <Suspense>
      <KeptTray {...props} items={items} />
    </Suspense>
  )
}
