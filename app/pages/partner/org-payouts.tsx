import { OrgPayouts } from '#app/features/money/org/org-payouts.tsx'
import { m } from '#app/paraglide/messages.js'
import { OrgLayout } from './org-layout.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.org_payouts() }, { name: 'robots', content: 'noindex' }]
}

export default function Payouts() {
  return (
    <OrgLayout at="payouts">
      <OrgPayouts />
    </OrgLayout>
  )
}
