import type { ReactNode } from 'react'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './how-it-works.module.css'

/** A draft on a table: deletions struck out in red, additions on sky blue, notes in the margin. */
function DraftSheet({ planner }: { planner: StaffFace | undefined }) {
  return (
    <figure className={styles.drafts}>
      <figcaption>
        <VisuallyHidden>{m.draft_label()}</VisuallyHidden>
      </figcaption>
      <div className={styles.under} />
      <div className={styles.sheet}>
        <p className={styles.head}>
          <Display as="b" size={24}>
            {m.draft_title()}
          </Display>
          <span>{m.draft_for()}</span>
        </p>
        <ol>
          <Day number={4} place={m.draft_day_4()}>
            <p>
              <del>{m.draft_day_4_out()}</del>
            </p>
            <p>
              <ins>{m.draft_day_4_in()}</ins>
            </p>
          </Day>
          <Day number={5} place={m.draft_day_5()}>
            <p>
              {m.draft_day_5_text()} <del>{m.draft_day_5_out()}</del>
            </p>
          </Day>
          <Day number={6} place={m.draft_day_6()}>
            <p>
              {m.draft_day_6_text()} <ins>{m.draft_day_6_in()}</ins>
            </p>
          </Day>
        </ol>
        <p className={styles.sum}>
          <span>{m.draft_changed()}</span>
          <span>{m.draft_changes()}</span>
          <b>{m.draft_price()}</b>
        </p>
        {planner && (
          <p className={`${styles.note} ${styles.planner}`}>
            <Portrait person={planner} shape="avatar" sizes="2.25rem" />
            <span>
              <q>{m.draft_planner_note()}</q> <b>{planner.firstName}</b>
            </span>
          </p>
        )}
        <p className={`${styles.note} ${styles.traveller}`}>
          <span>
            <q>{m.draft_traveller_note()}</q> <b>{m.draft_traveller()}</b>
          </span>
        </p>
      </div>
    </figure>
  )
}

function Day({ number, place, children }: { number: number; place: string; children: ReactNode }) {
  return (
    <li className={styles.day}>
      <span className={styles.number}>{number}</span>
      <div>
        <p className={styles.place}>{place}</p>
        {children}
      </div>
    </li>
  )
}

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
