/** Resolves once the page has loaded and the browser has nothing else to do; on the server, at once. */
export function atLeisure(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise(resolve => {
    // Safari has no idle callback.
    const rest = () => (window.requestIdleCallback ?? setTimeout)(() => resolve())
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
}
