import { FactList } from '#app/features/office/desk/fact-list.tsx'
import type { Fact } from '#app/features/office/desk/fact-rows.tsx'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { roleName } from '#app/features/office/desk/role-name.ts'
import { useNow } from '#app/features/office/desk/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { languageName } from '#app/text/language-name.ts'
import styles from './office-person.module.css'
import type { OfficePerson } from './people-schema.ts'

/** A person's details, one per line; unknown ones are left out. */
export function PersonFacts({ person }: { person: OfficePerson }) {
  const now = useNow()
  const { email, phone, role, locale, timeZone, createdOn, lastLogInTs, partner, affiliateCreated, staff } =
    person
  const facts: Fact[] = [
    [m.office_person_role(), roleName(role)],
    [
      m.office_person_staff(),
      staff && (staff.active ? staff.name : m.office_person_left({ name: staff.name })),
    ],
    [m.office_person_partner(), partner],
    [m.office_person_partner_since(), affiliateCreated && formatDay(affiliateCreated, getLocale())],
    [m.office_fact_email(), email],
    [m.office_fact_phone(), phone],
    [m.office_fact_language(), [languageName(locale, getLocale()), timeZone].filter(Boolean).join(', ')],
    [m.office_person_since(), formatDay(createdOn, getLocale())],
    [m.office_person_last_in(), lastLogInTs && whenOf(new Date(lastLogInTs), now)],
    [m.office_person_holds(), staff && staff.unfinished > 0 ? String(staff.unfinished) : null],
  ]
  return (
    <aside className={styles.side} aria-label={m.office_person_about()}>
      <FactList facts={facts} />
    </aside>
  )
}
