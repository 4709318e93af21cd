import { Inbox } from '#app/features/office/inbox/inbox.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_inbox() }, { name: 'robots', content: 'noindex' }]
}

/** The office's inbox: an anonymous document that the browser fills. */
export default function InboxPage() {
  return <Inbox />
}
