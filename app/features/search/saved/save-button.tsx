import { m } from '#app/paraglide/messages.js'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { isSavedItem, type SavedItem } from './saved.ts'
import { toggleSaved, useSaved } from './use-saved.ts'

/** Saves an item, or removes it if it is saved. Not rendered without script, because storage needs it. */
export function SaveButton({ item }: { item: SavedItem }) {
  const kept = isSavedItem(useSaved(), item)
  return (
    <DiscButton
      icon={kept ? 'check-bold' : 'plus-bold'}
      label={m.saved_save({ name: item.name })}
      aria-pressed={kept}
      data-scripted=""
      onClick={() => toggleSaved(item)}
    />
  )
}
