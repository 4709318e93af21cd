import type { Plugin } from 'vite'
import { findOnce } from './find-once.ts'

const RUNS_THE_PAGE = /\n\tlet keyedPrefetchLinks = useKeyedPrefetchLinks\(newMatchesForAssets\);/
const WHAT_IT_NAMES = /, keyedPrefetchLinks\.map\(.*?\n\t\}\)\)\);/s

/** React Router's components without the code that `quietPrefetch` removes; null if they are written differently. */
export function withoutRunning(components: string): string | null {
  if (!(RUNS_THE_PAGE.test(components) && WHAT_IT_NAMES.test(components))) return null
  return components.replace(RUNS_THE_PAGE, '').replace(WHAT_IT_NAMES, ');')
}

/**
 * Limits the prefetching of a link under the pointer to fetching its page's script and data. React Router also runs the
 * script, to ask it for further links, and reloads the document if it does not load: moving the mouse over a link while
 * offline would lose what the visitor reads and writes. None of our pages has further links to prefetch.
 */
export function quietPrefetch(): Plugin {
  const { found, buildEnd } = findOnce('links of React Router that prefetch')
  return {
    name: 'ceiba-quiet-prefetch',
    buildEnd,
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/ },
      handler(components) {
        const code = withoutRunning(components)
        if (code === null) this.error('React Router prefetches pages in another way')
        found()
        return { code, map: null }
      },
    },
  }
}
