import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatPercent } from '#app/text/figures.ts'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { Terms } from './terms.ts'

interface WhoHoldsMoneyProps {
  /** The company, as its papers name it. */
  company: string
  /** In whose name the account is that invoices give. */
  holder: string
  /** Those in force; null without any. */
  terms: Pick<Terms, 'depositPercent' | 'balanceDueDays'> | null
}

/** With whom a traveller deals, and where their money goes and when: what the operator's rows say, and no more. */
export function WhoHoldsMoney({ company, holder, terms }: WhoHoldsMoneyProps) {
  const when = terms && {
    name: m.reach_money_when(),
    words: m.reach_money_when_words({
      percent: formatPercent(terms.depositPercent, getLocale()),
      days: terms.balanceDueDays,
    }),
  }
  return (
    <>
      <AnswerList
        rows={[
          { name: m.reach_money_company(), words: m.reach_money_company_words({ name: company }) },
          { name: m.reach_money_account(), words: m.reach_money_account_words({ holder }) },
          ...(when ? [when] : []),
        ]}
      />
      <p>
        <MoreLink to={links.terms()}>{m.reach_money_terms()}</MoreLink>
      </p>
    </>
  )
}
