const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate']

/** Resolves at the reader's first action; on the server, at once. */
export const firstGesture = new Promise<void>(resolve => {
  // In development modules load one by one, and a part that waits would be missing meanwhile.
  if (typeof window === 'undefined' || import.meta.env.DEV) return resolve()
  for (const sign of SIGNS) addEventListener(sign, () => resolve(), { capture: true, once: true })
})
