import { OfficePerson } from '#app/features/office/people/office-person.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/person.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_person() }, { name: 'robots', content: 'noindex' }]
}

/** A person in the office: an anonymous document that the browser fills. */
export default function PersonPage({ params }: Route.ComponentProps) {
  const userId = /^[1-9]\d{0,15}$/.test(params.userId) ? Number(params.userId) : null
  return <OfficePerson key={userId} userId={userId} />
}
