import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import lateFonts from '#app/styles/late-fonts.css?url'
import { measureScrollbar } from './client/scrollbar.ts'

// A document speaks one language; changing it loads another document.
overwriteGetLocale(() => (document.documentElement.lang === 'es' ? 'es' : 'en'))

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

// Beside the first load, not in it.
const faces = document.createElement('link')
faces.rel = 'stylesheet'
faces.href = lateFonts
document.head.append(faces)
void import('./features/visit/attribution/note-arrival.ts').then(({ noteArrival }) => noteArrival())
void import('./features/search/search-box/search-key.ts').then(({ obeySearchKey }) => obeySearchKey())
