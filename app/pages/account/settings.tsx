import { AccountGate } from '#app/features/account/account/account-gate.tsx'
import { Settings } from '#app/features/account/account/settings.tsx'
import { EmailLinks } from '#app/features/traveller/companions/email-links.tsx'
import { DeleteAccount } from '#app/features/traveller/personal-data/delete-account.tsx'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/settings.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: m.account_settings(),
    description: m.account_settings_lead(),
    path: links.accountSettings(),
  }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

export default function SettingsPage() {
  return (
    <AccountFrame current="settings">
      <AccountGate title={m.account_settings()}>
        {me => (
          <Settings key={me.user_id} me={me}>
            <EmailLinks />
            <DeleteAccount deletesTs={me.deletes_ts} />
          </Settings>
        )}
      </AccountGate>
    </AccountFrame>
  )
}
