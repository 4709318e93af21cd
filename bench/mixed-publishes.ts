import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './log-in.ts'

export interface Publishes {
  /** Stops them; returns how long each took in milliseconds, the draft and its publish together, and the errors. */
  stop: () => Promise<{ times: number[]; faults: Map<string, number> }>
}

/** An admin of the office who changes a trip's line and publishes it, one trip after the other, each so many seconds. */
export function publishEach(seconds: number, admin: Caller): Publishes {
  const stopped = new AbortController()
  const faults = new Map<string, number>()
  const times: number[] = []

  async function publish(path: string): Promise<void> {
    const { document, number } = JSON.parse((await admin(path)).text).data
    const line = { en: `Published at ${Date.now()}`, es: `Publicado a las ${Date.now()}` }
    const draft = await admin(path, {
      method: 'PUT',
      body: { document: { ...document, line } },
      ifMatch: number,
    })
    await admin(`${path}/publish`, { body: { number: JSON.parse(draft.text).data.number } })
  }

  async function publishOn(): Promise<void> {
    const list = JSON.parse((await admin('/api/admin/content/trip')).text).data
    const paths = list.map(({ key }: { key: string }) => `/api/admin/content/trip/${key}`)
    for (let count = 0; !stopped.signal.aborted; count++) {
      const began = performance.now()
      await publish(paths[count % paths.length]).then(
        () => times.push(performance.now() - began),
        (error: Error) => faults.set(error.message, (faults.get(error.message) ?? 0) + 1),
      )
      await sleep(seconds * 1_000, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  const running = publishOn()
  return {
    stop: async () => {
      stopped.abort()
      await running
      return { times, faults }
    },
  }
}
