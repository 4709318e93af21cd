import { EmailEditor } from '#app/emails/texts/email-editor.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/office-email.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_emails() }, { name: 'robots', content: 'noindex' }]
}

/** What one email says, for admins: an anonymous document that the browser fills. */
export default function OfficeEmailPage({ params: { template } }: Route.ComponentProps) {
  return <EmailEditor key={template} template={template} />
}
