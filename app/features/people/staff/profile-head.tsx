import { Fragment } from 'react'
import type { ExpertPage } from '#app/features/people/staff/staff-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './profile-head.module.css'

/** Portrait, name, countries, languages and contact of a planner. */
export function ProfileHead({ person, countries }: Pick<ExpertPage, 'person' | 'countries'>) {
  const { fkey, name, firstName, role, place, since, withUsSince, languages, bookCallUrl } = person
  const country = countries[0]?.tag
  const call = bookCallUrl ?? (country ? links.team(country, '#call') : undefined)
  return (
    <header className={`on-sky ${styles.head}`}>
      <Wrap>
        <Breadcrumbs trail={expertTrail()} />
        <div className={styles.two}>
          <Portrait
            person={person}
            shape="5x6"
            sizes="(width >= 64rem) 26rem, 18rem"
            className={styles.portrait}
          />
          <div>
            <Display as="h1" size={64} lang={nameLanguage(name)} className={styles.name}>
              {name}
            </Display>
            <p className={styles.role}>{m.staff_role_from({ role, place })}</p>
            <Text size="lead" className={styles.since}>
              {since}
            </Text>
            <p className={styles.act}>
              {call && (
                <Button to={call} icon="calendar-blank" aria-label={m.staff_book_with({ name })}>
                  {m.staff_book_a_call()}
                </Button>
              )}
              <SecondaryButton
                to={links.ask({ country, url: links.expert(fkey) })}
                data-ask
                icon="chat-circle-text-bold"
              >
                {m.staff_ask({ name: firstName })}
              </SecondaryButton>
            </p>
            <Facts
              facts={[
                { label: m.staff_answers_for(), value: <Countries countries={countries} /> },
                { label: m.staff_speaks(), value: languages.join(', ') },
                { label: m.staff_with_us(), value: withUsSince },
              ]}
            />
          </div>
        </div>
      </Wrap>
    </header>
  )
}

function Countries({ countries }: Pick<ExpertPage, 'countries'>) {
  return countries.map(({ tag, name }, index) => (
    <Fragment key={tag}>
      {index > 0 && ', '}
      <TextLink to={links.country(tag)}>{name}</TextLink>
    </Fragment>
  ))
}

/** Breadcrumb of a planner. */
export function expertTrail() {
  return [{ label: m.experts_label(), to: links.experts() }]
}
