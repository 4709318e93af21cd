import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { OfficeHours } from './office-hours.tsx'
import type { StaffProfile } from './staff-schema.ts'
import styles from './team-people.module.css'

interface TeamPeopleProps {
  people: readonly StaffProfile[]
  tag: string
  /** The team's calendar, for people without their own. */
  cal: string | null
}

/** All planners of a country: countries, since when, languages and working hours. */
export function TeamPeople({ people, tag, cal }: TeamPeopleProps) {
  return (
    <Section rhythm="tight">
      <Wrap>
        <VisuallyHidden as="h2">{m.team_people()}</VisuallyHidden>
        <ul className={styles.people}>
          {people.map(person => (
            <li key={person.fkey}>
              <Person person={person} tag={tag} cal={cal} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

function Person({ person, tag, cal }: Omit<TeamPeopleProps, 'people'> & { person: StaffProfile }) {
  const { fkey, name, firstName, role, place, since, withUsSince, languages, hours, bookCallUrl, profile } =
    person
  return (
    <article className={styles.person} aria-labelledby={fkey}>
      <Anchor to={links.expert(fkey)} tabIndex={-1} aria-hidden="true">
        <Portrait person={person} shape="5x6" sizes="(width >= 80rem) 27rem, (width >= 40rem) 18rem, 8rem" />
      </Anchor>
      <div className={styles.head}>
        <Display as="h3" size={30} id={fkey} lang={nameLanguage(name)}>
          <Anchor to={links.expert(fkey)}>{name}</Anchor>
        </Display>
        <p className={styles.role}>{m.staff_role_from({ role, place })}</p>
        <Text tone="quiet" className={styles.since}>
          {since}
        </Text>
      </div>
      {profile[0] && <Text className={styles.words}>{unbroken(profile[0])}</Text>}
      <div className={styles.rest}>
        <Facts
          className={styles.facts}
          facts={[
            { label: m.staff_with_us(), value: withUsSince },
            { label: m.staff_speaks(), value: languages.join(', ') },
          ]}
        />
        <h4 className={styles.label}>{m.staff_hours()}</h4>
        <OfficeHours hours={hours} />
        <p className={styles.ways}>
          <SecondaryButton
            size="sm"
            icon="calendar-blank"
            to={bookCallUrl ?? cal ?? links.team(tag, '#call')}
            aria-label={m.staff_book_with({ name })}
          >
            {m.staff_book_a_call()}
          </SecondaryButton>
          <MoreLink
            to={links.ask({ country: tag, url: links.expert(fkey) })}
            data-ask
            icon="chat-circle-text-bold"
          >
            {m.staff_ask({ name: firstName })}
          </MoreLink>
        </p>
      </div>
    </article>
  )
}
