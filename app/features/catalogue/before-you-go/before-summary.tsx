import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { BeforeTable } from './before-table.tsx'
import { subjectName } from './before-you-go.ts'
import type { SummaryRow } from './before-you-go-schema.ts'
import { Fact } from './fact.tsx'

interface BeforeSummaryProps {
  tag: string
  name: string
  rows: readonly SummaryRow[]
}

/** The short table on the page of a country or trek; its facts are fresh. */
export function BeforeSummary({ tag, name, rows }: BeforeSummaryProps) {
  return (
    <BeforeTable
      rows={rows.map(({ subject, fact }) => ({ name: subjectName(subject), words: <Fact fact={fact} /> }))}
    >
      <Display size={64}>{m.before_country_title()}</Display>
      <MoreLink to={links.beforeYouGo(tag)}>{m.before_all({ name })}</MoreLink>
    </BeforeTable>
  )
}
