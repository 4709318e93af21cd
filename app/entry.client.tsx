import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { PAGE_DATA } from './client/page-data.ts'

let told = 0

/** Sets the scrollbar's width for the styles, so that the page does not move when it is hidden. */
function measureScrollbar(): void {
  const { documentElement: root } = document
  if (getComputedStyle(root).overflowY === 'hidden') return
  const width = window.innerWidth - root.clientWidth
  // Setting a property on the root restyles every element.
  if (width === told) return
  told = width
  root.style.setProperty('--scrollbar', `${width}px`)
}

declare global {
  interface Window {
    /** What the server hands over to React Router. */
    __reactRouterContext?: object
  }
}

// A document has one language, and changing it loads another document. Built scripts contain one language each.
if (import.meta.env.DEV) overwriteGetLocale(() => (document.documentElement.lang === 'es' ? 'es' : 'en'))

// Before React Router looks for it (tools/bundle/plain-data.ts).
const data = document.getElementById(PAGE_DATA)
if (data) Object.assign(window.__reactRouterContext ?? {}, { state: JSON.parse(data.textContent) })
data?.remove()

measureScrollbar()
window.addEventListener('resize', measureScrollbar)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// Loaded after the first load, not as part of it.
void import('./features/visit/attribution/note-arrival.ts').then(({ noteArrival }) => noteArrival())
void import('./features/search/search-box/search-key.ts').then(({ obeySearchKey }) => obeySearchKey())
void import('./features/search/saved/saved-marks.ts').then(({ followSavedMarks }) => followSavedMarks())
void import('./client/late-fonts.ts').then(({ fetchLateFonts }) => fetchLateFonts())
