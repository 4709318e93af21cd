import { atLeisure } from '#app/ui/at-leisure.ts'
import { savesData } from '#app/ui/saves-data.ts'

/** Following starts this long after the page has loaded, out of its way; it catches up on what changed meanwhile. */
const QUIET_MS = 2_000

/**
 * Begins to follow something when the page has long been done, unless the reader saves data; ends it when what is
 * returned is called. Where it cannot be followed, what was rendered stands.
 */
export function followLater(begin: () => Promise<() => void>): () => void {
  let isOver = savesData()
  let end: (() => void) | undefined

  async function start(): Promise<void> {
    await atLeisure()
    await new Promise(resolve => setTimeout(resolve, QUIET_MS))
    if (isOver) return
    end = await begin()
    if (isOver) end()
  }
  if (!isOver) start().catch(() => undefined)
  return () => {
    isOver = true
    end?.()
  }
}
