import { countryName, type Desk, useDesk } from '#app/features/office/desk/desk-context.ts'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { Initials, PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import { roleName } from '#app/features/office/desk/role-name.ts'
import { useNow } from '#app/features/office/desk/use-now.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import type { ListedPerson } from './people-schema.ts'
import styles from './people-table.module.css'

/** The countries that a planner plans; all of them for an admin. */
function countriesOf({ role, staff }: ListedPerson, desk: Desk): string {
  if (staff && !staff.active) return m.office_people_left()
  if (staff) return staff.countries.map(tag => countryName(desk, tag)).join(', ')
  return role === 'admin' ? m.office_people_everything() : ''
}

/** Role, with the partner's company if it differs from the person's name. */
function roleOf({ role, partner, name }: ListedPerson): string {
  return partner && partner !== name ? `${roleName(role)}, ${partner}` : roleName(role)
}

interface PeopleTableProps {
  people: readonly ListedPerson[]
  /** Called with each person's link, for keyboard navigation. */
  onLink: (id: number, link: HTMLAnchorElement | null) => void
}

/** People in rows; on a phone as cards. */
export function PeopleTable({ people, onLink }: PeopleTableProps) {
  const desk = useDesk()
  const now = useNow()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.office_person()}</th>
          <th scope="col">{m.office_fact_email()}</th>
          <th scope="col">{m.office_person_role()}</th>
          <th scope="col">{m.office_people_countries()}</th>
          <th scope="col">{m.office_plans()}</th>
          <th scope="col">{m.office_person_last_in()}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(person => (
          <tr key={person.id}>
            <th scope="row">
              <Anchor
                to={links.person(person.id)}
                className={styles.name}
                ref={link => onLink(person.id, link)}
              >
                {person.staff ? (
                  <PlannerFace planner={{ ...person.staff, name: person.name }} />
                ) : (
                  <Initials name={person.name} />
                )}
                <b>{person.name}</b>
              </Anchor>
            </th>
            <td className={styles.email}>
              {person.email}
              {person.tags.map(tag => (
                <Anchor key={tag} to={links.officePeople({ tag })} className={styles.tag}>
                  {tag}
                </Anchor>
              ))}
            </td>
            <td>{roleOf(person)}</td>
            <td className={styles.countries}>{countriesOf(person, desk)}</td>
            <td data-label={m.office_plans()}>{person.plans}</td>
            <td data-label={m.office_person_last_in()}>
              {person.lastLogInTs ? whenOf(new Date(person.lastLogInTs), now) : m.office_people_never()}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
