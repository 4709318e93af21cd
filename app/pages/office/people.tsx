import { People } from '#app/features/office/people/people.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_people() }, { name: 'robots', content: 'noindex' }]
}

/** Every account, for admins: an anonymous document that the browser fills. */
export default function PeoplePage() {
  return <People />
}
