import type { Locale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { formatAmount, formatMoney } from '#app/text/figures.ts'
import type { Wish } from './wish.ts'

/** A wish in words, for every reader in their language. What was not said is null. */

/** "US$ 2,000 to 3,500 each", "over US$ 6,000 all together". */
export function budgetWords(
  { leastMinor, mostMinor, currency, per }: Omit<Wish['budget'], 'level'>,
  locale: Locale,
): string | null {
  const language = { locale }
  const money = (minor: number) => formatMoney(minor, currency, locale)
  function amount(): string | null {
    if (leastMinor === null)
      return mostMinor === null ? null : m.wish_amount_up_to({ to: money(mostMinor) }, language)
    if (mostMinor === null) return m.wish_amount_over({ from: money(leastMinor) }, language)
    if (mostMinor === leastMinor) return money(leastMinor)
    return m.wish_amount_between({ from: money(leastMinor), to: formatAmount(mostMinor, locale) }, language)
  }
  const said = amount()
  if (said === null) return null
  return per === 'group'
    ? m.wish_amount_together({ amount: said }, language)
    : m.wish_amount_each({ amount: said }, language)
}
