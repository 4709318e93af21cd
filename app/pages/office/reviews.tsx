import { ReviewDesk } from '#app/features/office/inbox/review-desk.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_reviews() }, { name: 'robots', content: 'noindex' }]
}

/** Travellers' reviews before publication: an anonymous document that the browser fills. */
export default function ReviewsPage() {
  return <ReviewDesk />
}
