import { OfficeHours } from '#app/features/people/staff/office-hours.tsx'
import type { StaffProfile } from '#app/features/people/staff/staff-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { unbroken } from '#app/text/unbroken.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './profile-words.module.css'

/** The planner's own text, beside their working hours. */
export function ProfileWords({ person: { firstName, profile, hours } }: { person: StaffProfile }) {
  return (
    <Section>
      <Wrap className={styles.two}>
        <div>
          <Display size={44}>{m.staff_about({ name: firstName })}</Display>
          <div className={styles.words}>
            {profile.map(paragraph => (
              <p key={paragraph}>{unbroken(paragraph)}</p>
            ))}
          </div>
        </div>
        <aside className={styles.hours} aria-labelledby="hours">
          <Display size={24} id="hours">
            {m.staff_hours()}
          </Display>
          <OfficeHours hours={hours} />
        </aside>
      </Wrap>
    </Section>
  )
}
