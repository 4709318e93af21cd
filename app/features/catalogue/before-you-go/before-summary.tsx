import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { factNote, subjectName } from './before-you-go.ts'
import type { SummaryRow } from './before-you-go-schema.ts'

export interface BeforeSummaryProps {
  tag: string
  name: string
  rows: readonly SummaryRow[]
  /** Whether the page is a country's, which has hotels and months of its own. */
  inCountry?: boolean
}

/** The short table on the page of a country or trek; its facts are fresh. */
export function BeforeSummary({ tag, name, rows, inCountry = false }: BeforeSummaryProps) {
  return (
    <Section id="before">
      <Wrap>
        <SectionHead title={m.before_country_title()}>
          <MoreLink to={links.beforeYouGo(tag)}>{m.before_all({ name })}</MoreLink>
          {inCountry && (
            <>
              <MoreLink to={links.hotels(tag)}>{m.place_hotels()}</MoreLink>
              <MoreLink to={links.whenToGo()}>{m.when_nav()}</MoreLink>
            </>
          )}
        </SectionHead>
        <AnswerList
          rows={rows.map(({ subject, fact }) => ({
            name: subjectName(subject),
            words: fact.words,
            note: factNote(fact),
          }))}
        />
      </Wrap>
    </Section>
  )
}
