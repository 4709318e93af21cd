import type { ReactNode } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { addressOf } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { ProposalFailed, ProposalWaiting } from '#app/features/traveller/proposal/proposal-states.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './papers.module.css'
import type { Papers } from './papers-schema.ts'

function dayWords(instant: string): string {
  return formatDay(instant.slice(0, 10), getLocale())
}

/** The documents of a trip (design, 16: Papers). */
interface PapersPageProps {
  planId: number
  /** Renders the download link of an attachment. */
  fileLink: FileLink
}

type FileLink = (file: { name: string; bytes: number; href: string }) => ReactNode

export function PapersPage({ planId, fileLink }: PapersPageProps) {
  const { data, error, refetch } = usePrivateQuery('GET /api/private/plan/{id}/paper', {
    path: { id: planId },
  })
  if (!data) {
    if (error) return <ProposalFailed status={error instanceof ApiError ? error.status : 0} retry={refetch} />
    return <ProposalWaiting />
  }
  return (
    <Wrap className={styles.page}>
      <header>
        <Display as="h1" size={64}>
          {m.papers_title()}
        </Display>
        <Text tone="quiet">{m.papers_lead()}</Text>
      </header>
      <div className={styles.split}>
        <FromUs planId={planId} papers={data} />
        <Files planId={planId} files={data.files} fileLink={fileLink} />
      </div>
      <Money planId={planId} papers={data} />
    </Wrap>
  )
}

function FromUs({ planId, papers: { proposals, signed } }: { planId: number; papers: Papers }) {
  return (
    <section>
      <Display size={24}>{m.papers_from_us()}</Display>
      {proposals.length === 0 && <Text tone="quiet">{m.papers_nothing()}</Text>}
      <ul className={styles.list}>
        {signed && (
          <li>
            <span>
              <TextLink to={links.book(planId, signed.number)}>
                {m.papers_signed({ number: signed.number, name: signed.name })}
              </TextLink>
              <span className={styles.line}>
                {m.papers_signed_line({
                  version: signed.termsVersion,
                  fingerprint: signed.fingerprint.slice(0, 16),
                })}
              </span>
              {signed.points.length > 0 && (
                <details>
                  <summary>{m.papers_terms()}</summary>
                  <ul className={styles.points}>
                    {signed.points.map(point => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                </details>
              )}
            </span>
            <time dateTime={signed.at}>{dayWords(signed.at)}</time>
          </li>
        )}
        {proposals.map(({ number, title, sentTs }) => (
          <li key={number}>
            <span>
              <TextLink to={links.ownProposal(planId, number)}>{m.papers_draft({ number, title })}</TextLink>
              <span className={styles.line}>{m.papers_draft_line()}</span>
            </span>
            <time dateTime={sentTs}>{dayWords(sentTs)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FilesProps extends PapersPageProps {
  files: Papers['files']
}

function Files({ planId, files, fileLink }: FilesProps) {
  return (
    <section>
      <Display size={24}>{m.papers_files()}</Display>
      {files.length === 0 && <Text tone="quiet">{m.papers_files_none()}</Text>}
      <ul className={styles.list}>
        {files.map(({ id, name, bytes, createdTs, from, mine }) => (
          <li key={id}>
            <span>
              {fileLink({
                ...{ name, bytes },
                href: addressOf('GET /api/private/plan/{id}/attachment/{file}', {
                  path: { id: planId, file: id },
                }),
              })}
              <span className={styles.line}>{mine ? m.papers_you() : from}</span>
            </span>
            <time dateTime={createdTs}>{dayWords(createdTs)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateWords({ state, dueOn, issuedTs, isDueAtOnce }: Papers['invoices'][number]): string {
  if (state === 'open' && isDueAtOnce) return m.papers_open_at_once()
  if (state === 'open') return m.papers_open({ day: formatDay(dueOn, getLocale()) })
  const day = dayWords(issuedTs)
  return state === 'paid' ? m.papers_paid({ day }) : m.papers_void({ day })
}

const paymentKinds = {
  payment: m.papers_received,
  refund: m.papers_refund,
  dispute: m.papers_dispute,
  dispute_won: m.papers_dispute_won,
} as const

function paymentWords({ kind, of }: Papers['payments'][number]): string {
  if (kind !== 'reversal') return paymentKinds[kind]()
  return of === 'payment' ? m.papers_taken_out_payment() : m.papers_taken_out_refund()
}

function Money({
  planId,
  papers: { invoices, payments, signed, balance },
}: {
  planId: number
  papers: Papers
}) {
  return (
    <section>
      <Display size={24}>{m.papers_money()}</Display>
      {invoices.length === 0 && (
        <Text tone="quiet">{signed ? m.papers_money_signed() : m.papers_money_none()}</Text>
      )}
      <ul className={styles.list}>
        {invoices.map(invoice => (
          <li key={invoice.reference}>
            <span>
              <TextLink to={links.book(planId, invoice.number)}>
                {m.papers_invoice({
                  kind: invoice.kind === 'deposit' ? m.papers_deposit() : m.papers_balance(),
                  reference: invoice.reference,
                })}
              </TextLink>
              <span className={styles.line}>{stateWords(invoice)}</span>
            </span>
            <b>{formatMoney(invoice.amountMinor, invoice.currency, getLocale())}</b>
          </li>
        ))}
        {payments.map(payment => (
          <li key={payment.id}>
            <span>
              {paymentWords(payment)}
              <span className={styles.line}>
                {[dayWords(payment.happenedTs), payment.isReversed && m.papers_reversed()]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <b className={payment.isReversed ? styles.struck : undefined}>
              {formatMoney(payment.amountMinor, payment.currency, getLocale())}
            </b>
          </li>
        ))}
        {balance && payments.length > 0 && <Balance balance={balance} />}
      </ul>
    </section>
  )
}

function Balance({
  balance: { paidMinor, owedMinor, currency },
}: {
  balance: NonNullable<Papers['balance']>
}) {
  const rest = owedMinor < 0 ? m.papers_balance_over() : m.papers_balance_open()
  return (
    <>
      <li>
        <span>{m.papers_balance_paid()}</span>
        <b>{formatMoney(paidMinor, currency, getLocale())}</b>
      </li>
      {owedMinor !== 0 && (
        <li>
          <span>{rest}</span>
          <b>{formatMoney(Math.abs(owedMinor), currency, getLocale())}</b>
        </li>
      )}
    </>
  )
}
