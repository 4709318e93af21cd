import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMinutes, monthName } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './lead-table.module.css'
import type { Lead } from './org-schema.ts'
import { groupName, stageName } from './org-words.ts'

function lookOf(stage: Lead['stage']): string | undefined {
  if (stage === 'signed' || stage === 'booked' || stage === 'travelled') return styles.won
  return stage === 'new' || stage === 'draft' ? styles.fresh : undefined
}

/** Leads by number and stage, without names, messages or prices. */
export function LeadTable({ leads }: { leads: readonly Lead[] }) {
  const locale = getLocale()
  return (
    <table className={styles.leads}>
      <thead>
        <tr>
          <th scope="col">{m.org_number()}</th>
          <th scope="col">{m.org_where()}</th>
          <th scope="col">{m.org_stage()}</th>
          <th scope="col">{m.org_came()}</th>
          <th scope="col">{m.org_first_answer()}</th>
        </tr>
      </thead>
      <tbody>
        {leads.map(lead => (
          <tr key={lead.number}>
            <th scope="row">{lead.number}</th>
            <td>
              {lead.country}
              <small>
                {[groupName(lead.group), lead.month && monthName(lead.month, locale)]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </td>
            <td>
              <span className={classNames(styles.stage, lookOf(lead.stage))}>{stageName(lead)}</span>
            </td>
            <td>{formatDay(lead.createdTs.slice(0, 10), locale)}</td>
            <td>
              {lead.firstAnswerMinutes === null ? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{m.org_no_answer()}</VisuallyHidden>
                </>
              ) : (
                formatMinutes(lead.firstAnswerMinutes)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
