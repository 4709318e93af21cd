import { FreshnessDesk } from '#app/features/office/catalogue/freshness-desk.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_fresh() }, { name: 'robots', content: 'noindex' }]
}

/** Facts that grow old: an anonymous document that the browser fills. */
export default function FreshnessPage() {
  return <FreshnessDesk />
}
