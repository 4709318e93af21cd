import { UnsortedDesk } from '#app/features/office/inbox/unsorted-desk.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_unsorted() }, { name: 'robots', content: 'noindex' }]
}

/** Requests that could not become plans: an anonymous document that the browser fills. */
export default function UnsortedPage() {
  return <UnsortedDesk />
}
