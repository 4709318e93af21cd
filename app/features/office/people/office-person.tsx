import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { countryName, roleName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { FactList } from '#app/features/office/desk/fact-list.tsx'
import type { Fact } from '#app/features/office/desk/fact-rows.tsx'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { useNow, whenOf } from '#app/features/office/desk/office-clock.ts'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { languageName } from '#app/text/language-name.ts'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SessionRows } from '#app/ui/session-rows.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type ActOnPerson, actFailure } from './act-on-person.ts'
import { CountryGrants } from './country-grants.tsx'
import { DaysAway } from './days-away.tsx'
import styles from './office-person.module.css'
import type { OfficePerson as Person } from './people-schema.ts'

/** A person with their plans, roles and sessions (design 17, People). */
export function OfficePerson({ userId }: { userId: number | null }) {
  const { data, error, refetch } = useQuery({
    ...privateQuery('GET /api/admin/user/{id}', { path: { id: userId ?? 0 } }),
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

interface PageProps {
  title: string
  /** Content of the side column. */
  side?: ReactNode
  children: ReactNode
}

function Page({ title, side, children }: PageProps) {
  const navigate = useNavigate()
  const isAdmin = useDesk().me.role === 'admin'
  useKeys({ escape: () => void navigate(isAdmin ? links.officePeople() : links.office()) })
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <Display as="h1" size={24}>
          {title}
        </Display>
      </header>
      {side}
      <div className={styles.body}>{children}</div>
      <KeyStrip
        keys={[
          ['Esc', isAdmin ? m.office_key_people() : m.office_key_back()],
          ['⌘K', m.office_key_anything()],
        ]}
      />
    </main>
  )
}

function Waiting() {
  return (
    <main id="main" className={styles.page} aria-busy="true" aria-label={m.office_loading()}>
      <div className={styles.head}>
        <Skeleton width="14rem" height="1.5rem" />
      </div>
      <div className={styles.side} />
      <div className={styles.body}>
        <Skeleton width="100%" height="8rem" />
        <Skeleton width="100%" height="12rem" />
      </div>
    </main>
  )
}

interface KnownProps {
  person: Person
  refresh: () => Promise<unknown>
}

interface PersonSessionsProps {
  userId: number
  sessions: NonNullable<Person['sessions']>
  act: ActOnPerson
}

/** A person's sessions, which an admin can end. */
function PersonSessions({ userId, sessions, act }: PersonSessionsProps) {
  const now = useNow()
  const done = m.office_person_logged_out()
  const end = (session: string) =>
    browserApi('DELETE /api/admin/user/{id}/session/{session}', { path: { id: userId, session } })
  const endAll = () => browserApi('DELETE /api/admin/user/{id}/session', { path: { id: userId } })
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_person_sessions()}</Display>
      {sessions.length === 0 && <Text tone="quiet">{m.office_person_no_sessions()}</Text>}
      <SessionRows
        sessions={sessions}
        say={instant => whenOf(new Date(instant), now)}
        action={({ id }, since) => (
          <SecondaryButton
            size="sm"
            aria-label={`${m.office_person_end()}: ${since}`}
            onClick={() => void act(() => end(id), done)}
          >
            {m.office_person_end()}
          </SecondaryButton>
        )}
      />
      {sessions.length > 1 && (
        <SecondaryButton size="sm" onClick={() => void act(endAll, done)}>
          {m.office_person_end_all()}
        </SecondaryButton>
      )}
    </section>
  )
}

function problemWords(error: unknown): string {
  const reason = reasonOf(error)
  if (reason === 'has_plans') return m.office_leave_has_plans()
  return reason === 'staff_unknown' ? m.office_leave_staff_unknown() : m.office_person_failed()
}

/** Ends a planner's work: who gets their plans is chosen first, and the button is pressed twice. */
function Leaving({ person, refresh }: { person: Person; refresh: () => Promise<unknown> }) {
  const { notify } = useDesk()
  const { id, name, staff, away } = person
  const [to, setTo] = useState('')
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [once] = useState(oneAtATime)
  const open = staff?.unfinished ?? 0
  async function leave(): Promise<void> {
    setProblem(null)
    try {
      const { data } = await browserApi('POST /api/admin/user/{id}/leave', {
        path: { id },
        body: { to: to || null },
      })
      notify(m.office_leave_done({ name, count: data.handedOver }))
    } catch (error) {
      setProblem(problemWords(error))
      setSure(false)
    }
    await refresh()
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isSure) void once(leave)
    else setSure(true)
  }
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_leave()}</Display>
      <Text tone="quiet">{m.office_leave_text({ name })}</Text>
      <form className={styles.grant} onSubmit={onSubmit}>
        {open > 0 && (
          <SelectField
            label={m.office_leave_to()}
            hint={m.office_leave_plans({ count: open })}
            value={to}
            required
            onChange={({ target }) => setTo(target.value)}
          >
            <option value="">{m.office_person_choose()}</option>
            {away?.colleagues.map(colleague => (
              <option key={colleague.fkey} value={colleague.fkey}>
                {colleague.name}
              </option>
            ))}
          </SelectField>
        )}
        {problem && <Note kind="error">{problem}</Note>}
        <SecondaryButton size="sm" type="submit">
          {isSure ? m.office_leave_sure({ name }) : m.office_leave_do({ name })}
        </SecondaryButton>
      </form>
    </section>
  )
}

function Known({ person, refresh }: KnownProps) {
  const { notify } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const act: ActOnPerson = async (call, done) => {
    if (isBusy) return
    setBusy(true)
    try {
      await call()
      notify(done)
    } catch (error) {
      notify(actFailure(error), false)
    }
    await refresh()
    setBusy(false)
  }
  return (
    <Page title={person.name} side={<PersonFacts person={person} />}>
      <PersonTags person={person} act={act} />
      <PersonPlans plans={person.plans} />
      {person.away && <DaysAway userId={person.id} name={person.name} away={person.away} refresh={refresh} />}
      {person.profiles && <CountryGrants person={person} act={act} />}
      {person.profiles && <AdminRights person={person} act={act} />}
      {person.profiles && person.staff?.active && <Leaving person={person} refresh={refresh} />}
      {person.sessions && <PersonSessions userId={person.id} sessions={person.sessions} act={act} />}
    </Page>
  )
}

/** What a person may do: admins give and withdraw their own rights, and end what somebody does for a partner. */
function AdminRights({ person, act }: { person: Person; act: ActOnPerson }) {
  const { id, name, role, partner } = person
  const path = { id }
  const leave = () => browserApi('DELETE /api/admin/user/{id}/partner', { path })
  if (role === 'partner')
    return (
      <section className={styles.part}>
        <Display size={20}>{partner}</Display>
        <Text tone="quiet">{m.office_partner_sees({ name, partner: partner ?? '' })}</Text>
        <SecondaryButton size="sm" onClick={() => void act(leave, m.office_partner_left({ name }))}>
          {m.office_partner_leave({ name })}
        </SecondaryButton>
      </section>
    )
  const isAdmin = role === 'admin'
  const give = () => browserApi('PUT /api/admin/user/{id}/admin', { path })
  const withdraw = () => browserApi('DELETE /api/admin/user/{id}/admin', { path })
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_admin_title()}</Display>
      <Text tone="quiet">{isAdmin ? m.office_admin_has({ name }) : m.office_admin_not({ name })}</Text>
      <SecondaryButton
        size="sm"
        onClick={() =>
          void (isAdmin
            ? act(withdraw, m.office_admin_withdrawn({ name }))
            : act(give, m.office_admin_given({ name })))
        }
      >
        {isAdmin ? m.office_admin_withdraw() : m.office_admin_give({ name })}
      </SecondaryButton>
    </section>
  )
}

/** A person's details, one per line; unknown ones are left out. */
function PersonFacts({ person }: { person: Person }) {
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

/** A person's plans, the newest first. */
function PersonPlans({ plans }: Pick<Person, 'plans'>) {
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

/** The tags by which the office finds a person again, in one field. */
function PersonTags({ person: { id, tags }, act }: { person: Person; act: ActOnPerson }) {
  function save(form: HTMLFormElement): void {
    const typed = String(new FormData(form).get('tags') ?? '')
    const wanted = typed.split(',').flatMap(each => each.trim() || [])
    const call = () => browserApi('PATCH /api/admin/user/{id}', { path: { id }, body: { tags: wanted } })
    void act(call, m.account_saved())
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <TextField
        key={tags.join()}
        name="tags"
        label={m.office_person_tags()}
        hint={m.office_person_tags_hint()}
        defaultValue={tags.join(', ')}
      />
      <SecondaryButton type="submit" size="sm">
        {m.account_save()}
      </SecondaryButton>
    </form>
  )
}
