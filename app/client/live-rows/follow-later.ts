import { atLeisure } from '#app/ui/at-leisure.ts'
import { firstGesture } from '#app/ui/first-gesture.ts'
import { savesData } from '#app/ui/saves-data.ts'

/** Following starts this long after the reader's first move, out of its way; it catches up on what changed meanwhile. */
const QUIET_MS = 2_000
/** A page that is only looked at is followed after this long. */
const UNTOUCHED_MS = 8_000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/**
 * Begins to follow something when the page is done and in use, unless the reader saves data; ends it when what is
 * returned is called. Where it cannot be followed, what was rendered stands.
 */
export function followLater(begin: () => Promise<() => void>): () => void {
  let isOver = savesData()
  let end: (() => void) | undefined

  async function start(): Promise<void> {
    await atLeisure()
    await Promise.race([firstGesture, pause(UNTOUCHED_MS)])
    await pause(QUIET_MS)
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
