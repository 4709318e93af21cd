import { Suspense } from 'react'
import { latePart } from '#app/ui/late-part.ts'
import type { SavedTrayProps } from './saved-tray.tsx'
import { useSaved } from './use-saved.ts'

const SavedTray = latePart(async () => (await import('./saved-tray.tsx')).SavedTray)

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
