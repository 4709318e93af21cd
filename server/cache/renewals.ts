import { setTimeout as sleep } from 'node:timers/promises'

interface Renewal {
  key: string
  begin: () => Promise<unknown>
}

/**
 * Renders pages again that are served meanwhile: one at a time, the last asked for first, with a pause after each as long as
 * it took, so that half of a core is left for visitors.
 */
export function makeRenewals() {
  const waiting: Renewal[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    // What is told of in one go is put in its order first.
    await Promise.resolve()
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const began = performance.now()
      await next.begin()
      await sleep(Math.max(0, performance.now() - began))
    }
    isRunning = false
  }

  function take(key: string): Renewal | undefined {
    const place = waiting.findIndex(renewal => renewal.key === key)
    return place < 0 ? undefined : waiting.splice(place, 1)[0]
  }

  return {
    /** Renders in turn. */
    inTurn: <Rendered>(key: string, render: () => Promise<Rendered>): Promise<Rendered> =>
      new Promise((resolve, reject) => {
        const begin = () => render().then(resolve, reject)
        waiting.push({ key, begin })
        if (!isRunning) void run()
      }),
    /** Renders next what waits for its turn, because a visitor has asked for it. */
    prefer: (key: string): void => {
      const renewal = take(key)
      if (renewal) waiting.push(renewal)
    },
    /** Renders at once what waits for its turn, because a visitor waits for it. */
    hurry: (key: string): void => void take(key)?.begin(),
  }
}
