import { lazy, Suspense } from 'react'
import type { SavedTrayProps } from './saved-tray.tsx'
import { useSaved } from './use-saved.ts'

const SavedTray = lazy(() => import('./saved-tray.tsx').then(module => ({ default: module.SavedTray })))

/** The tray of saved items, once there is one. */
export function SavedHere(props: Omit<SavedTrayProps, 'items'>) {
  const items = useSaved()
  if (items.length === 0) return null
  return (
    <Suspense>
      <SavedTray {...props} items={items} />
    </Suspense>
  )
}
