import { m } from '#app/paraglide/messages.js'
import { DiscButton } from './disc-button.tsx'
import { SecondaryButton } from './secondary-button.tsx'

/**
 * Marks to save something and buttons to share it. Pages are cached, so a mark is served as not pressed; a late script
 * that all pages share brings the rest of their look, and answers (saved-marks.ts, share-buttons.ts).
 */

interface SaveMarkProps {
  /** What it saves, such as `trip/white-city-first`. */
  item: string
  name: string
  /** Whether the mark has its word beside it. */
  withWord?: boolean
}

export function SaveMark({ item, name, withWord }: SaveMarkProps) {
  const mark = {
    'data-save': item,
    'data-name': name,
    'data-scripted': '',
    'aria-pressed': false,
    suppressHydrationWarning: true,
  }
  const label = m.saved_save({ name })
  if (!withWord) return <DiscButton {...mark} icon="bookmark-simple" label={label} />
  return (
    <SecondaryButton {...mark} size="sm" icon="bookmark-simple" aria-label={label}>
      <span>{m.saved_word()}</span>
    </SecondaryButton>
  )
}

/** Leads to what is saved; the count on it takes no room. */
export function SavedLink({ to }: { to: string }) {
  return (
    <DiscButton
      to={to}
      icon="bookmark-simple"
      look="plain"
      label={m.saved_header()}
      data-saved=""
      suppressHydrationWarning
    />
  )
}

interface Shared {
  name: string
  /** Absolute. */
  address: string
}

/** Opens ways to share an address. */
export function ShareButton({ address, name }: Shared) {
  return (
    <SecondaryButton
      size="sm"
      icon="share-network"
      data-scripted=""
      data-share={address}
      data-name={name}
      aria-haspopup="dialog"
    >
      {m.share_word()}
    </SecondaryButton>
  )
}

/** In the head of a page: saves what it shows, and shares the page. */
export function SaveAndShare({ item, ...shared }: Shared & Pick<SaveMarkProps, 'item'>) {
  return (
    <div>
      <SaveMark item={item} name={shared.name} withWord /> <ShareButton {...shared} />
    </div>
  )
}
