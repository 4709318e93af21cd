import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { privatePages, privateQuery } from '#app/client/private-data/private-query.ts'
import { ToCopy } from '#app/client/share/to-copy.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMinutes, formatMoney, monthName } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { downloadCsv, readToEnd } from './csv.ts'
import { OrgFrame } from './org-frame.tsx'
import styles from './org-leads.module.css'
import type { Lead, LeadFigures, ReferralView } from './org-schema.ts'
import { groupName, stageName } from './org-words.ts'

/** The partner's link, and the signed code for a partner who sends requests through the API. */
function ReferralCard({ referral: { url, code, days, since } }: { referral: ReferralView }) {
  return (
    <section className={styles.card}>
      <Display size={24}>{m.org_link()}</Display>
      <ToCopy text={url}>{m.booking_copy()}</ToCopy>
      <Text size="small" tone="quiet">
        {m.org_link_days({ days })}
      </Text>
      {since && (
        <Text size="small" tone="quiet">
          {m.org_partner_since({ day: formatDay(since, getLocale()) })}
        </Text>
      )}
      <details>
        <summary>{m.org_code()}</summary>
        <Text size="small">{m.org_code_line()}</Text>
        <ToCopy text={code}>{m.org_code_copy()}</ToCopy>
      </details>
    </section>
  )
}

type LeadsRead = Pick<ReturnType<typeof useLeads>, 'data' | 'hasNextPage' | 'isError'>

function useLeads() {
  return useInfiniteQuery(privatePages('GET /api/org/plan', { query: { locale: apiLocale() } }))
}

function leadsOf(data: LeadsRead['data']): Lead[] {
  return data?.pages.flatMap(page => page.data) ?? []
}

function Figures({ figures: { sent, answerMinutes, signed, owed } }: { figures: LeadFigures }) {
  const locale = getLocale()
  const facts: [name: string, value: string][] = [
    [m.org_sent(), String(sent)],
    [m.org_answered_median(), answerMinutes === null ? m.org_too_few() : formatMinutes(answerMinutes)],
    [m.org_signed(), String(signed)],
    [
      m.org_owed(),
      owed.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency, locale)).join(', ') ||
        m.org_nothing_owed(),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function saveLeads(leads: readonly Lead[]): void {
  const locale = getLocale()
  const head = [
    ...[m.org_number(), m.office_filter_country(), m.org_group(), m.season_column_month(), m.org_stage()],
    ...[m.org_came(), m.org_first_answer_minutes()],
  ]
  const rows = leads.map(lead => [
    ...[lead.number, lead.country, groupName(lead.group), lead.month && monthName(lead.month, locale)],
    ...[stageName(lead), lead.createdTs.slice(0, 10), lead.firstAnswerMinutes],
  ])
  downloadCsv(m.org_leads().toLowerCase(), [head, ...rows])
}

/** The stage of each of a partner's leads, the link that brought it, and what else is the partner's (children). */
export function OrgLeads({ children }: { children: ReactNode }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLeads()
  const [isUnsaved, setUnsaved] = useState(false)
  const { data: referral } = useQuery({
    ...privateQuery('GET /api/org/referral', { query: { locale: apiLocale() } }),
    enabled: data !== undefined,
  })
  const leads = leadsOf(data)
  const figures = data?.pages[0]?.figures
  async function saveAll(): Promise<void> {
    const shown: LeadsRead = { data, hasNextPage, isError: false }
    const whole = await readToEnd(shown, fetchNextPage)
    setUnsaved(whole === null)
    if (whole) saveLeads(leadsOf(whole.data))
  }
  return (
    <OrgFrame error={data ? null : error} isLoading={isPending} onRetry={() => void refetch()}>
      <div className={`on-mist ${styles.head}`}>
        <Wrap className={styles.headIn}>
          <div>
            <Display as="h1" size={64}>
              {m.org_title()}
            </Display>
            <Text size="lead">{m.org_lead()}</Text>
          </div>
          {figures && <Figures figures={figures} />}
        </Wrap>
      </div>
      <Wrap className={styles.body}>
        <section className={styles.list}>
          <div className={styles.bar}>
            <Display size={30}>{m.org_leads()}</Display>
            {leads.length > 0 && (
              <SecondaryButton size="sm" onClick={() => void saveAll()}>
                CSV
              </SecondaryButton>
            )}
          </div>
          {isUnsaved && <Text role="alert">{m.org_away()}</Text>}
          {leads.length > 0 ? (
            <LeadTable leads={leads} />
          ) : (
            <div>
              <Display as="h3" size={24}>
                {m.org_nobody_title()}
              </Display>
              <Text>{m.org_nobody()}</Text>
            </div>
          )}
          {hasNextPage && (
            <div>
              <SecondaryButton onClick={() => void fetchNextPage()} aria-busy={isFetchingNextPage}>
                {m.org_more()}
              </SecondaryButton>
            </div>
          )}
        </section>
        {referral && <ReferralCard referral={referral} />}
        {data && children}
      </Wrap>
    </OrgFrame>
  )
}

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
