import { m } from '#app/paraglide/messages.js'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { isKept, type KeptItem } from './kept.ts'
import { toggleKept, useKept } from './use-kept.ts'

/** Keeps something for later; pressed again it lets it go. Without script there is nowhere to keep it. */
export function KeepButton({ item }: { item: KeptItem }) {
  const kept = isKept(useKept(), item)
  return (
    <DiscButton
      icon={kept ? 'check-bold' : 'plus-bold'}
      label={m.kept_keep({ name: item.name })}
      aria-pressed={kept}
      data-scripted=""
      onClick={() => toggleKept(item)}
    />
  )
}
