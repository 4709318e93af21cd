import { FactList } from '#app/features/office/desk/fact-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import styles from './plan-money.module.css'
import type { PlanMoney } from './plan-page-schema.ts'

const kinds: Record<PlanMoney['invoices'][number]['kind'], () => string> = {
  deposit: m.office_money_deposit,
  balance: m.office_money_balance,
}

/** Agreed price, invoices with their references, payments, and the amount owed. */
export function PlanMoneyFacts({ money }: { money: PlanMoney }) {
  const { currency, priceMinor, paidMinor, owedMinor, invoices } = money
  const locale = getLocale()
  const sum = (minor: number) => formatMoney(minor, currency, locale)
  return (
    <section className={styles.money} aria-label={m.office_money()}>
      <Display size={20}>{m.office_money()}</Display>
      <FactList
        facts={[
          [m.office_money_agreed(), priceMinor === null ? m.office_price_unknown() : sum(priceMinor)],
          ...invoices.map(
            ({ kind, amountMinor, dueOn, reference }) =>
              [
                kinds[kind](),
                m.office_money_invoice({
                  sum: sum(amountMinor),
                  day: formatDay(dueOn, locale),
                  reference,
                }),
              ] as const,
          ),
          [m.office_money_received(), sum(paidMinor)],
          [
            owedMinor < 0 ? m.office_money_over() : m.office_money_owed(),
            (owedMinor !== 0 || invoices.length > 0) && sum(Math.abs(owedMinor)),
          ],
        ]}
      />
    </section>
  )
}
