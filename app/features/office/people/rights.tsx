import { apiLocale } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { roleName } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import type { RightAnswer } from './people-schema.ts'
import styles from './rights.module.css'

const answers: Record<RightAnswer, () => string> = {
  yes: m.office_rights_yes,
  own: m.office_rights_own,
  self: m.office_rights_self,
  operator: m.office_rights_operator,
  no: m.office_rights_no,
}

/** Who may do what, as a table that one can read (design 17, People). */
export function Rights() {
  const { data, isPending } = usePrivateQuery('GET /api/admin/right', { query: { locale: apiLocale() } })
  return (
    <section className={styles.rights}>
      <Display size={20}>{m.office_rights()}</Display>
      <Text size="small" tone="quiet">
        {m.office_rights_lead()}
      </Text>
      {isPending && <Skeleton height="12rem" />}
      {data && (
        <table>
          <thead>
            <tr>
              <th scope="col">{m.office_rights_may()}</th>
              <th scope="col">{roleName('planner')}</th>
              <th scope="col">{roleName('admin')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ what, words, planner, admin }) => (
              <tr key={what}>
                <th scope="row">{words}</th>
                <td data-no={planner === 'no'}>{answers[planner]()}</td>
                <td data-no={admin === 'no'}>{answers[admin]()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
