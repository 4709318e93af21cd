import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './plan-money.module.css'
import type { PlanMoney } from './plan-page-schema.ts'
import { money as moneyIn } from './plan-words.ts'

type Invoice = PlanMoney['invoices'][number]
type Entry = PlanMoney['entries'][number]

export const invoiceKinds: Record<Invoice['kind'], () => string> = {
  deposit: m.office_money_deposit,
  balance: m.office_money_balance,
}

function dayWords(instant: string): string {
  return formatDay(instant.slice(0, 10), getLocale())
}

function invoiceWords(
  { state, isDueAtOnce, dueOn, openMinor, amountMinor }: Invoice,
  currency: string,
): string {
  if (state === 'paid') return m.office_money_paid()
  const open =
    openMinor < amountMinor ? `${m.office_money_open({ sum: moneyIn(openMinor, currency) })}, ` : ''
  return (
    open + (isDueAtOnce ? m.money_due_at_once() : m.office_money_due({ day: formatDay(dueOn, getLocale()) }))
  )
}

const entryKinds: Record<Entry['kind'], () => string> = {
  payment: m.office_entry_payment,
  refund: m.office_entry_refund,
  reversal: m.office_entry_reversal,
  dispute: m.office_entry_dispute,
  dispute_won: m.office_entry_dispute_won,
}

const methods = { bank: m.office_entry_bank, card: m.office_entry_card }

interface EntryRowProps {
  entry: Entry
  /** Null for those who may not. */
  onReverse: ((entryId: number) => void) | null
}

/** One line of what came in and went back; what was taken back is struck. */
function EntryRow({ entry, onReverse }: EntryRowProps) {
  const { id, kind, happenedTs, amountMinor, currency, method, reference, reason, isReversed } = entry
  const words = [dayWords(happenedTs), methods[method](), reference].filter(Boolean).join(', ')
  return (
    <li className={classNames(isReversed && styles.reversed)}>
      <span className={styles.what}>
        <b>{entryKinds[kind]()}</b>
        {isReversed && <em>{m.office_entry_reversed()}</em>}
        <small>{words}</small>
        {reason && <small>{m.office_entry_reason({ reason })}</small>}
      </span>
      <span className={styles.sum}>
        {amountMinor > 0 ? '+' : '−'} {moneyIn(Math.abs(amountMinor), currency)}
      </span>
      {entry.isReversible && onReverse && (
        <SecondaryButton
          size="sm"
          aria-label={m.office_reverse_of({ sum: moneyIn(Math.abs(amountMinor), currency), reference })}
          onClick={() => onReverse(id)}
        >
          {m.office_reverse()}
        </SecondaryButton>
      )}
    </li>
  )
}

interface PlanMoneyFactsProps {
  money: PlanMoney
  /** What an admin may do with it; null for planners, who read it. */
  can: {
    pay: () => void
    refund: () => void
    cancel: () => void
    reverse: (entryId: number) => void
  } | null
}

/** How much of the agreed price is paid, its invoices, and every entry, each with what can be done about it. */
export function PlanMoneyFacts({ money, can }: PlanMoneyFactsProps) {
  const { currency, priceMinor, paidMinor, owedMinor, invoices, entries, others, isCancelled } = money
  const sum = (minor: number) => moneyIn(minor, currency)
  const hasMoney = paidMinor > 0 || others.length > 0
  return (
    <section className={styles.money} aria-label={m.office_money()}>
      <Display size={20}>{m.office_money()}</Display>
      <dl className={styles.totals}>
        <div>
          <dt>{m.office_money_agreed()}</dt>
          <dd>{priceMinor === null ? m.office_price_unknown() : sum(priceMinor)}</dd>
        </div>
        <div>
          <dt>{m.office_money_received()}</dt>
          <dd>{sum(paidMinor)}</dd>
        </div>
        <div className={classNames(owedMinor < 0 && styles.over)}>
          <dt>
            {owedMinor < 0
              ? m.office_money_over()
              : isCancelled
                ? m.office_money_cancelled()
                : m.office_money_owed()}
          </dt>
          <dd>{sum(Math.abs(owedMinor))}</dd>
        </div>
      </dl>
      {others.map(other => (
        <p key={other.currency} className={styles.note}>
          {m.office_money_other({ sum: moneyIn(other.paidMinor, other.currency) })}
        </p>
      ))}
      {invoices.length > 0 && (
        <ul className={styles.list} aria-label={m.office_money_invoices()}>
          {invoices.map(invoice => (
            <li key={invoice.reference}>
              <span className={styles.what}>
                <b>{invoiceKinds[invoice.kind]()}</b>
                <small>
                  {invoiceWords(invoice, currency)}, {invoice.reference}
                </small>
              </span>
              <span className={styles.sum}>{sum(invoice.amountMinor)}</span>
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <>
          <h3 className={styles.heading}>{m.office_money_entries()}</h3>
          <ul className={styles.list} aria-label={m.office_money_entries()}>
            {entries.map(entry => (
              <EntryRow key={entry.id} entry={entry} onReverse={can?.reverse ?? null} />
            ))}
          </ul>
        </>
      )}
      {can && (
        <div className={styles.ways}>
          <SecondaryButton size="sm" icon="check-bold" onClick={can.pay}>
            {m.office_paid()}
          </SecondaryButton>
          {hasMoney && (
            <SecondaryButton size="sm" onClick={can.refund}>
              {m.office_refund()}
            </SecondaryButton>
          )}
          {!isCancelled && (
            <SecondaryButton size="sm" onClick={can.cancel}>
              {m.office_cancel_trip()}
            </SecondaryButton>
          )}
        </div>
      )}
    </section>
  )
}
