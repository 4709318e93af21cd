import { browserApi } from '#app/client/api-client/api-client.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import type { ActOnPerson } from './act-on-person.ts'
import styles from './office-person.module.css'
import type { OfficePerson } from './people-schema.ts'

/** What a person may do: admins give and withdraw their own rights, and end what somebody does for a partner. */
export function AdminRights({ person, act }: { person: OfficePerson; act: ActOnPerson }) {
  const { id, name, role, partner } = person
  const path = { id }
  const leave = () => browserApi('DELETE /api/admin/user/{id}/partner', { path })
  if (role === 'partner')
    return (
      <section className={styles.part}>
        <Display size={20}>{partner}</Display>
        <Text tone="quiet">{m.office_partner_sees({ name, partner: partner ?? '' })}</Text>
        <SecondaryButton size="sm" onClick={() => void act(leave, m.office_partner_left({ name }))}>
          {m.office_partner_leave({ name })}
        </SecondaryButton>
      </section>
    )
  const isAdmin = role === 'admin'
  const give = () => browserApi('PUT /api/admin/user/{id}/admin', { path })
  const withdraw = () => browserApi('DELETE /api/admin/user/{id}/admin', { path })
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_admin_title()}</Display>
      <Text tone="quiet">{isAdmin ? m.office_admin_has({ name }) : m.office_admin_not({ name })}</Text>
      <SecondaryButton
        size="sm"
        onClick={() =>
          void (isAdmin
            ? act(withdraw, m.office_admin_withdrawn({ name }))
            : act(give, m.office_admin_given({ name })))
        }
      >
        {isAdmin ? m.office_admin_withdraw() : m.office_admin_give({ name })}
      </SecondaryButton>
    </section>
  )
}
