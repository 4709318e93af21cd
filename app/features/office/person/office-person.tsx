import { type ReactNode, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { FactRows } from '#app/features/office/desk/fact-rows.tsx'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { useNow } from '#app/features/office/desk/use-now.ts'
import { stageName } from '#app/features/office/handling/stage-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { languageName } from '#app/text/language-name.ts'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ActOnPerson } from './act-on-person.ts'
import { CountryGrants } from './country-grants.tsx'
import styles from './office-person.module.css'
import type { OfficePerson as Person } from './office-person-schema.ts'

const roleNames: Record<Person['role'], () => string> = {
  traveller: m.office_role_traveller,
  planner: m.office_role_planner,
  partner: m.office_role_partner,
  admin: m.office_role_admin,
}

/** Somebody with their plans, roles and sessions (design 17, People). */
export function OfficePerson({ userId }: { userId: number | null }) {
  const { data, error, refetch } = usePrivateQuery<Person>(privateCalls.officePerson(userId ?? 0), {
    enabled: userId !== null,
  })
  const isGone = userId === null || (error instanceof ApiError && error.status < 500)
  if (!data && isGone)
    return (
      <Page title={m.office_person_gone_title()}>
        <Text>{m.office_person_gone()}</Text>
        <SecondaryButton size="sm" to={links.office()}>
          {m.office_back()}
        </SecondaryButton>
      </Page>
    )
  if (!data && error)
    return (
      <Page title={m.office_away_title()}>
        <Text>{m.office_away()}</Text>
        <SecondaryButton size="sm" onClick={() => void refetch()}>
          {m.office_retry()}
        </SecondaryButton>
      </Page>
    )
  if (!data) return <Waiting />
  return <Known person={data} refresh={refetch} />
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <Display as="h1" size={24}>
        {title}
      </Display>
      {children}
    </main>
  )
}

function Waiting() {
  return (
    <main id="main" className={styles.page} aria-busy="true" aria-label={m.office_loading()}>
      <Skeleton width="18rem" height="2rem" />
      <Skeleton height="8rem" />
      <Skeleton height="12rem" />
    </main>
  )
}

interface KnownProps {
  person: Person
  refresh: () => Promise<unknown>
}

function Known({ person, refresh }: KnownProps) {
  const { tell } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const act: ActOnPerson = async (address, request, done) => {
    if (isBusy) return
    setBusy(true)
    try {
      await browserApi(address, request)
      tell(done)
    } catch {
      tell(m.office_person_failed(), false)
    }
    await refresh()
    setBusy(false)
  }
  return (
    <Page title={person.name}>
      <About person={person} />
      <Plans person={person} />
      {person.profiles && <CountryGrants person={person} act={act} />}
      {person.sessions && <Sessions person={person} act={act} />}
    </Page>
  )
}

function About({ person }: { person: Person }) {
  const now = useNow()
  const { email, phone, role, locale, timeZone, createdOn, lastLogInTs, partner, staff } = person
  const lines: [name: string, value: string | null][] = [
    [m.office_person_role(), roleNames[role]()],
    [
      m.office_person_staff(),
      staff && (staff.active ? staff.name : m.office_person_left({ name: staff.name })),
    ],
    [m.office_person_partner(), partner],
    [m.office_fact_email(), email],
    [m.office_fact_phone(), phone],
    [m.office_fact_language(), [languageName(locale, getLocale()), timeZone].filter(Boolean).join(', ')],
    [m.office_person_since(), formatDay(createdOn, getLocale())],
    [m.office_person_last_in(), lastLogInTs && whenOf(new Date(lastLogInTs), now)],
    [m.office_person_holds(), staff && staff.unfinished > 0 ? String(staff.unfinished) : null],
  ]
  return (
    <dl className={styles.facts}>
      <FactRows facts={lines} />
    </dl>
  )
}

function Plans({ person: { plans } }: { person: Person }) {
  const desk = useDesk()
  const now = useNow()
  return (
    <section className={styles.part}>
      <h2>{m.office_plans()}</h2>
      {plans.length === 0 && <Text tone="quiet">{m.office_person_no_plans()}</Text>}
      <ul className={styles.rows}>
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

function Sessions({ person: { id, sessions }, act }: { person: Person; act: ActOnPerson }) {
  const now = useNow()
  const done = m.office_person_logged_out()
  return (
    <section className={styles.part}>
      <h2>{m.office_person_sessions()}</h2>
      {sessions?.length === 0 && <Text tone="quiet">{m.office_person_no_sessions()}</Text>}
      <ul className={styles.rows}>
        {sessions?.map(session => {
          const since = whenOf(new Date(session.createdTs), now)
          return (
            <li key={session.id}>
              <span>{m.office_person_session_since({ when: since })}</span>
              <SecondaryButton
                size="sm"
                aria-label={`${m.office_person_end()}: ${since}`}
                onClick={() => void act(privateCalls.sessionOf(id, session.id), { method: 'DELETE' }, done)}
              >
                {m.office_person_end()}
              </SecondaryButton>
            </li>
          )
        })}
      </ul>
      {sessions && sessions.length > 0 && (
        <SecondaryButton
          size="sm"
          onClick={() => void act(privateCalls.sessionsOf(id), { method: 'DELETE' }, done)}
        >
          {m.office_person_end_all()}
        </SecondaryButton>
      )}
    </section>
  )
}
