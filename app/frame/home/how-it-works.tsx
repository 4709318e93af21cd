import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
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

interface HowItWorksProps {
  /** The planner who wrote the draft's notes. */
  planner: StaffFace | undefined
  /** The level of its title: h2 in the home page, h1 on its own page. */
  as?: 'h1' | 'h2'
}

/** How a trip is planned, and beside it a draft with deletions. */
export function HowItWorks({ planner, as = 'h2' }: HowItWorksProps) {
  const Step = as === 'h1' ? 'h2' : 'h3'
  return (
    <Section id="how">
      <Wrap className={styles.in}>
        <div>
          <Display as={as} size={64}>
            {m.how_title()}
          </Display>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title()}>
                <Step>{title()}</Step>
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
