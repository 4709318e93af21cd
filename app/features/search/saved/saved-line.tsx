import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './saved-line.module.css'

const SHOWN_MS = 6_000

interface SavedLineProps {
  name: string
  happened: 'saved' | 'removed' | 'full' | 'not_kept'
  /** How many things are saved now. */
  count: number
  onUndo: () => void
}

const words = {
  saved: m.saved_just,
  removed: m.saved_just_removed,
  full: () => m.saved_full(),
  not_kept: () => m.saved_not_kept(),
} as const

/** What a press of a mark did, with the way back. It goes after six seconds, unless somebody is at it, or by Escape. */
function SavedLine({ name, happened, count, onUndo }: SavedLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const hide = () => setShown(false)
    const timer = setInterval(() => line.current?.matches(':hover, :focus-within') || hide(), SHOWN_MS)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    document.addEventListener('keydown', onKey)
    return () => {
      clearInterval(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  if (!isShown) return null
  return (
    <p ref={line} className={`on-night ${styles.line}`}>
      <Icon name="bookmark-simple-fill" />
      <span>{words[happened]({ name })}</span>
      {(happened === 'saved' || happened === 'removed') && (
        <button type="button" onClick={onUndo}>
          {m.saved_undo()}
        </button>
      )}
      {count > 0 && <a href={links.saved()}>{m.saved_see({ count })}</a>}
    </p>
  )
}

let root: Root | null = null
let shown = 0

function openRoot(): Root {
  const place = document.createElement('div')
  place.setAttribute('role', 'status')
  document.body.append(place)
  return createRoot(place)
}

/** Shows it over the page, in place of the one before. */
export function showSavedLine(props: SavedLineProps): void {
  root ??= openRoot()
  root.render(<SavedLine key={++shown} {...props} />)
}
