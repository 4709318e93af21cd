import type { StaffFace } from '#app/features/staff/staff-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { DraftSheet } from './draft-sheet.tsx'
import styles from './how-it-works.module.css'

const steps = [
  { title: m.how_tell, text: m.how_tell_text },
  { title: m.how_meet, text: m.how_meet_text },
  { title: m.how_edit, text: m.how_edit_text },
  { title: m.how_go, text: m.how_go_text },
] as const

/** How a trip comes about, and beside it a draft with what was crossed out. `planner` wrote its notes. */
export function HowItWorks({ planner }: { planner: StaffFace | undefined }) {
  return (
    <Section id="how">
      <Wrap className={styles.in}>
        <div>
          <Display size={64} className={styles.title}>
            {m.how_title()}
          </Display>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title()}>
                <h3>{title()}</h3>
                <p>{text()}</p>
              </li>
            ))}
          </ol>
        </div>
        <DraftSheet planner={planner} />
      </Wrap>
    </Section>
  )
}
