/** How long a busy browser may take to find a moment. */
const LONGEST_MS = 2000

/** Resolves once the page has loaded and the browser has nothing else to do; on the server, at once. */
export function atLeisure(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise(resolve => {
    function rest(): void {
      // Safari has no idle callback.
      if (!window.requestIdleCallback) setTimeout(resolve)
      else requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    }
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
}
