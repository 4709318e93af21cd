/** The longest wait for an idle moment of a busy browser. */
const LONGEST_MS = 2000

/** Resolves once the page has loaded and the browser is idle; on the server, at once. */
export function atLeisure(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise(resolve => {
    function rest(): void {
      // Safari has no requestIdleCallback.
      if (!window.requestIdleCallback) setTimeout(resolve)
      else requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    }
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
}

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate']

/** Resolves at the reader's first action; on the server, at once. */
export const firstGesture = new Promise<void>(resolve => {
  // In development modules load one by one, and a part that waits would be missing meanwhile.
  if (typeof window === 'undefined' || import.meta.env.DEV) return resolve()
  for (const sign of SIGNS) addEventListener(sign, () => resolve(), { capture: true, once: true })
})
