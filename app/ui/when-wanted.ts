import { type ComponentType, lazy } from 'react'

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate']

/** Resolves when the reader first does something; on the server, at once. */
const wanted = new Promise<void>(resolve => {
  // While developing, modules come one by one and a part that waits would be missing meanwhile.
  if (typeof window === 'undefined' || import.meta.env.DEV) return resolve()
  for (const sign of signs) addEventListener(sign, () => resolve(), { capture: true, once: true })
})

/**
 * A part whose HTML stands complete from the start and whose script waits until the reader moves, so that it
 * does not weigh on the first load. Put it in a `Suspense`. `styles` are the CSS modules of everything in it:
 * a page links at once only the styles it holds on to. With `orElse` it does not wait for the reader alone.
 */
export function whenWanted<Props>(
  load: () => Promise<ComponentType<Props>>,
  styles: readonly CSSModuleClasses[],
  orElse?: () => Promise<void>,
) {
  const Part = lazy(async () => {
    await (orElse ? Promise.race([wanted, orElse()]) : wanted)
    return { default: await load() }
  })
  return Object.assign(Part, { styles })
}
