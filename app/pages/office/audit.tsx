import { AuditLog } from '#app/features/office/people/audit-log.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_audit() }, { name: 'robots', content: 'noindex' }]
}

/** What the office did, for admins: an anonymous document that the browser fills. */
export default function AuditPage() {
  return <AuditLog />
}
