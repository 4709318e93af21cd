import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { type ActOnPerson, actFailure } from './act-on-person.ts'
import { AdminRights } from './admin-rights.tsx'
import { CountryGrants } from './country-grants.tsx'
import { DaysAway } from './days-away.tsx'
import { Leaving } from './leaving.tsx'
import styles from './office-person.module.css'
import type { OfficePerson as Person } from './people-schema.ts'
import { PersonFacts } from './person-facts.tsx'
import { PersonPlans } from './person-plans.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonTags } from './person-tags.tsx'

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
