import { type ComponentType, lazy } from 'react'

const FIRST_WAIT_MS = 1_000

/** Resolves after so long, or as soon as the network is back. */
function pause(ms: number): Promise<unknown> {
  return new Promise(resolve => {
    setTimeout(resolve, ms)
    addEventListener('online', resolve, { once: true })
  })
}

/**
 * Brings the script of a part that comes later, however often it has to be asked for, each time after twice as long. It
 * never fails: a part that did would take the whole page with it, and all that is being read and written there. Where its
 * styles do not come, which Vite asks for but once, the page goes without it.
 */
export async function bringScript<Script>(
  load: () => Promise<Script>,
  wait = FIRST_WAIT_MS,
): Promise<Script> {
  try {
    return await load()
  } catch (error) {
    await (/ CSS /.test(String(error)) ? new Promise(() => undefined) : pause(wait))
    return bringScript(load, 2 * wait)
  }
}

/** A part that a page can do without until its script has come; stand it in a `Suspense`. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await bringScript(load) }))
}
