import { getLocale } from '#app/paraglide/runtime.js'

/** The reader's language, as the API's calls name it. */
export function apiLocale(): 'EN' | 'ES' {
  return getLocale() === 'es' ? 'ES' : 'EN'
}
