import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'

/** Link from a visitor's words to three drafts of a trip. Renders nothing without words. */
export function DraftLink({ words, size = 'md' }: { words: string; size?: 'sm' | 'md' }) {
  if (words.trim() === '') return null
  return (
    <SecondaryButton to={links.firstDraft({ q: words.trim() })} size={size} icon="map-trifold">
      {m.first_draft_link()}
    </SecondaryButton>
  )
}
