import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { useNow } from '#app/features/office/desk/use-now.ts'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './office-person.module.css'
import type { OfficePerson } from './people-schema.ts'

/** A person's plans, the newest first. */
export function PersonPlans({ plans }: Pick<OfficePerson, 'plans'>) {
  const desk = useDesk()
  const now = useNow()
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_person_asked()}</Display>
      {plans.length === 0 && <Text tone="quiet">{m.office_person_no_plans()}</Text>}
      <ul className={styles.plans}>
        {plans.map(({ id, country, stage, createdTs, planner }) => (
          <li key={id}>
            <TextLink to={links.officePlan(id)}>{m.office_plan_number({ number: String(id) })}</TextLink>
            <span>{countryName(desk, country)}</span>
            <span>{stageName(stage)}</span>
            <span>{planner ?? m.office_nobody_has()}</span>
            <span>{whenOf(new Date(createdTs), now)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
