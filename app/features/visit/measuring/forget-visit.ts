import { forgetRecords } from '#app/features/visit/attribution/stored-records.ts'

/** What services leave in a browser's storage, by how the names begin. */
const LEFT_BEHIND = /^(AMP_|amplitude|intercom|_fb|_gcl|_ga)/

/** The site sets no cookies itself: whatever its script can see is a service's. */
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

/** After a no: what was noted of the visit, and what services left here, goes. */
export function forgetVisit(): void {
  forgetRecords()
  forgetCookies()
  try {
    for (const name of Object.keys(localStorage)) if (LEFT_BEHIND.test(name)) localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
