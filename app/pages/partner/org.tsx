import { OwnApiKeys } from '#app/features/account/api-key/api-keys.tsx'
import { OrgLeads } from '#app/features/money/org/org-leads.tsx'
import { m } from '#app/paraglide/messages.js'
import { OrgLayout } from './org-layout.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.org_leads() }, { name: 'robots', content: 'noindex' }]
}

export default function Org() {
  return (
    <OrgLayout at="leads">
      <OrgLeads>
        <OwnApiKeys />
      </OrgLeads>
    </OrgLayout>
  )
}
