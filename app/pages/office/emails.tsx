import { EmailList } from '#app/emails/texts/email-list.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_emails() }, { name: 'robots', content: 'noindex' }]
}

/** Every email of the site, for admins: an anonymous document that the browser fills. */
export default function EmailsPage() {
  return <EmailList />
}
