import { forgetRecords } from '#app/features/visit/attribution/stored-records.ts'

/** Storage keys that services leave in a browser. */
const LEFT_BEHIND = /^(AMP_|amplitude|intercom|_fb|_gcl|_ga)/

/** Deletes all cookies visible to scripts: the site itself sets none, so they belong to services. */
function forgetCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`)]
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const name = cookie.split('=', 1)[0]
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: only some browsers have the cookie store
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

/** After a refusal, deletes the attribution records and what services stored here. */
export function forgetVisit(): void {
  forgetRecords()
  forgetCookies()
  try {
    for (const name of Object.keys(localStorage)) if (LEFT_BEHIND.test(name)) localStorage.removeItem(name)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
