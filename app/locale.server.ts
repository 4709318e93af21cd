import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { Locale } from '#database/values/locale.ts'

const spoken = new AsyncLocalStorage<Locale>()

overwriteGetLocale(() => spoken.getStore() ?? 'en')

/** Runs a function with the interface in one language. */
export function withLocale<T>(locale: Locale, run: () => T): T {
  return spoken.run(locale, run)
}
