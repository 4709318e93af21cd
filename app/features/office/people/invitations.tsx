import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { roleName } from '#app/features/office/desk/role-name.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { actFailure } from './act-on-person.ts'
import styles from './invitations.module.css'

/** The invitations that are open, each of which can be withdrawn. */
export function Invitations() {
  const { notify } = useDesk()
  const client = useQueryClient()
  const { data } = usePrivateQuery('GET /api/admin/invitation')
  async function withdraw(id: number, email: string): Promise<void> {
    try {
      await browserApi('DELETE /api/admin/invitation/{id}', { path: { id } })
      notify(m.office_invite_withdrawn({ email }))
    } catch (error) {
      notify(actFailure(error), false)
    }
    await client.invalidateQueries({ queryKey: keyOf('GET /api/admin/invitation') })
  }
  return (
    <section className={styles.open}>
      <Display size={20}>{m.office_invite_open()}</Display>
      {data?.open.length === 0 && <Text tone="quiet">{m.office_invite_none()}</Text>}
      <ul>
        {data?.open.map(({ id, email, role, profile, by, expiresTs }) => {
          const day = formatDay(expiresTs.slice(0, 10), getLocale())
          const words = { role: profile ? `${roleName(role)}, ${profile}` : roleName(role), day }
          return (
            <li key={id}>
              <b>{email}</b>
              <span>{by ? m.office_invite_line_by({ ...words, by }) : m.office_invite_line(words)}</span>
              <SecondaryButton
                size="sm"
                aria-label={`${m.office_invite_withdraw()}: ${email}`}
                onClick={() => void withdraw(id, email)}
              >
                {m.office_invite_withdraw()}
              </SecondaryButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
