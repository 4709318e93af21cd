import type { Plugin } from 'vite'

const RUNS_THE_PAGE = /\n\tlet keyedPrefetchLinks = useKeyedPrefetchLinks\(newMatchesForAssets\);/
const WHAT_IT_NAMES = /, keyedPrefetchLinks\.map\(.*?\n\t\}\)\)\);/s

/** React Router's components without what `quietPrefetch` leaves out; null where they are written in another way. */
export function withoutRunning(components: string): string | null {
  if (!(RUNS_THE_PAGE.test(components) && WHAT_IT_NAMES.test(components))) return null
  return components.replace(RUNS_THE_PAGE, '').replace(WHAT_IT_NAMES, ');')
}

/**
 * A link that is only pointed at has its page's script and data fetched, and no more. React Router also runs the script, to
 * ask it what else to fetch, and loads the document anew where it does not come: what is being read and written would be
 * gone by a mouse that passes over a link while the network is away. None of our pages names anything more.
 */
export function quietPrefetch(): Plugin {
  return {
    name: 'ceiba-quiet-prefetch',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/ },
      handler(components) {
        const code = withoutRunning(components)
        if (code === null) this.error('React Router prefetches pages in another way')
        return { code, map: null }
      },
    },
  }
}
