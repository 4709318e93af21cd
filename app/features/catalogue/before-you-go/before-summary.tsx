import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { Display } from '#app/ui/display.tsx'
import { Folding } from '#app/ui/folding.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './before-folding.module.css'
import { factNote, subjectName } from './before-you-go.ts'
import type { SummaryRow } from './before-you-go-schema.ts'

export interface BeforeSummaryProps {
  tag: string
  name: string
  rows: readonly SummaryRow[]
}

/** The short table on the page of a country or trek; its facts are fresh. */
export function BeforeSummary({ tag, name, rows }: BeforeSummaryProps) {
  return (
    <Section id="before">
      <Wrap>
        <Folding summary={<Display size={64}>{m.before_country_title()}</Display>}>
          <div className={styles.inside}>
            <AnswerList
              rows={rows.map(({ subject, fact }) => ({
                name: subjectName(subject),
                words: fact.words,
                note: factNote(fact),
              }))}
            />
            <MoreLink to={links.beforeYouGo(tag)}>{m.before_all({ name })}</MoreLink>
          </div>
        </Folding>
      </Wrap>
    </Section>
  )
}
