import { m } from '#app/paraglide/messages.js'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { UnplannedPage } from './sought.ts'
import styles from './unplanned-answers.module.css'

/** Season, length and entry, then practical facts, with safety last. */
export function UnplannedAnswers({ page }: { page: UnplannedPage }) {
  const { months, when, howLong, entry, facts, advice } = page
  const decide = [
    { name: m.season_when_to_go(), words: when, note: m.unplanned_best_months({ months }) },
    { name: m.unplanned_how_long(), words: howLong },
    { name: m.unplanned_entry(), words: entry },
  ]
  const safety = { name: m.unplanned_safety(), words: advice, note: m.unplanned_government() }
  return (
    <>
      <Section id="when" rhythm="tight">
        <Wrap>
          <SectionHead title={m.unplanned_decide()} />
          <div className={styles.decide}>
            <AnswerList rows={decide} inColumns />
          </div>
        </Wrap>
      </Section>
      <Section tone="mist" id="know" rhythm="tight">
        <Wrap>
          <SectionHead title={m.unplanned_know()} />
          <AnswerList rows={[...facts, safety]} />
        </Wrap>
      </Section>
    </>
  )
}
