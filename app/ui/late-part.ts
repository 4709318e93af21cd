import { type ComponentType, lazy } from 'react'

const FIRST_WAIT_MS = 1_000

/** Resolves after a time, or as soon as the browser is online again. */
function pause(ms: number): Promise<unknown> {
  return new Promise(resolve => {
    setTimeout(resolve, ms)
    addEventListener('online', resolve, { once: true })
  })
}

/**
 * Loads a script, and retries with a doubling wait until it succeeds. The promise never rejects: a rejected lazy component
 * would replace the whole page with the error page, and lose what was typed there. If the script's style sheet fails to
 * load, the promise stays pending, because Vite requests a style sheet only once.
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

/** A component whose script is loaded after the page; render it inside a `Suspense`. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await bringScript(load) }))
}
