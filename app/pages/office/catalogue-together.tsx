import { PublishTogether } from '#app/features/office/catalogue/publish-together.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_together() }, { name: 'robots', content: 'noindex' }]
}

/** Drafts that are published together: an anonymous document that the browser fills. */
export default function TogetherPage() {
  return <PublishTogether />
}
