import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { keyOf, privatePages, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { countryName, type Desk, roleName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListMore } from '#app/features/office/desk/list-more.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { ListSearch } from '#app/features/office/desk/list-search.tsx'
import { useNow, whenOf } from '#app/features/office/desk/office-clock.ts'
import { Initials, PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { actFailure } from './act-on-person.ts'
import inviteStyles from './invitations.module.css'
import { InviteButton } from './invite-button.tsx'
import styles from './people.module.css'
import { type ListedPerson, type PeopleCounts, type PeopleGroup, peopleGroups } from './people-schema.ts'
import { Rights } from './rights.tsx'

/** The pages of the directory; the previous results stay until the next are loaded. */
interface Looked {
  group: PeopleGroup
  q: string
  tag: string | undefined
  isAdmin: boolean
}

function usePeople({ group, q, tag, isAdmin }: Looked) {
  const found = useInfiniteQuery({
    ...privatePages('GET /api/admin/user', { query: { group, q: q || undefined, tag } }),
    enabled: isAdmin,
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages
  return { found, people: pages?.flatMap(({ data }) => data) ?? [], counts: pages?.[0]?.counts }
}

const words = {
  closed: [m.office_people_closed_title, m.office_people_closed],
  away: [m.office_away_title, m.office_away],
  filtered: [m.office_people_none, m.office_people_none_hint],
  empty: [m.office_people_none_yet, m.office_people_none_yet_hint],
} as const

interface PeopleNothingProps {
  /** Not permitted, server unreachable, no match for the name, or an empty group. */
  kind: keyof typeof words
  onRetry?: () => void
}

/** Explains an empty list of people, and what to do. */
function PeopleNothing({ kind, onRetry }: PeopleNothingProps) {
  const [title, line] = words[kind]
  return (
    <ListNothing title={title()} line={line()} isAway={kind === 'away'} isPage={kind === 'closed'}>
      {kind === 'closed' && (
        <SecondaryButton size="sm" to={links.office()}>
          {m.office_back()}
        </SecondaryButton>
      )}
      {kind === 'away' && (
        <SecondaryButton size="sm" onClick={onRetry}>
          {m.office_retry()}
        </SecondaryButton>
      )}
      {(kind === 'filtered' || kind === 'empty') && (
        <SecondaryButton size="sm" to={links.officePeople()}>
          {m.office_people_see_all()}
        </SecondaryButton>
      )}
    </ListNothing>
  )
}

const names: Record<PeopleGroup, () => string> = {
  all: m.office_people_all,
  staff: m.office_people_staff,
  travellers: m.office_people_travellers,
  partners: m.office_people_partners,
}

interface PeopleHeadProps {
  group: PeopleGroup
  q: string
  tag: string | undefined
  counts: PeopleCounts | undefined
  /** Writes a filter to the address. */
  onChange: (name: 'group' | 'q' | 'tag', value: string | undefined) => void
  /** The search field, for its keyboard shortcut. */
  searchRef: Ref<HTMLInputElement>
  /** Arrow down: moves from the field to the results. */
  onDown: () => void
}

/** Title, groups and search of the list. */
function PeopleHead({ group, q, tag, counts, onChange, searchRef, onDown }: PeopleHeadProps) {
  return (
    <ListHead title={m.office_people()}>
      <ListChoices
        label={m.office_people_which()}
        choices={peopleGroups.map(each => [each, `${names[each]()} ${counts?.[each] ?? ''}`] as const)}
        chosen={group}
        onChoose={each => onChange('group', each === 'all' ? undefined : each)}
      />
      <ListSearch
        label={m.office_people_find()}
        q={q}
        onSearch={words => onChange('q', words)}
        onDown={onDown}
        fieldRef={searchRef}
        isWide
      />
      {tag && (
        <SecondaryButton size="sm" onClick={() => onChange('tag', undefined)}>
          {m.office_people_tagged({ tag })}
        </SecondaryButton>
      )}
      <InviteButton />
    </ListHead>
  )
}

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
function PeopleTable({ people, onLink }: PeopleTableProps) {
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

/** All accounts, searchable by name or email (design 17, People). */
export function People() {
  const { me } = useDesk()
  const isAdmin = me.role === 'admin'
  const [query, setQuery] = useSearchParams()
  const group = peopleGroups.find(each => each === query.get('group')) ?? 'all'
  const q = query.get('q')?.trim().slice(0, 120) ?? ''
  const tag = query.get('tag')?.slice(0, 40) || undefined
  const { found, people, counts } = usePeople({ group, q, tag, isAdmin })
  const search = useRef<HTMLInputElement>(null)
  const anchors = useRef(new Map<number, HTMLAnchorElement>())
  const onLink = useCallback((id: number, link: HTMLAnchorElement | null) => {
    if (link) anchors.current.set(id, link)
    else anchors.current.delete(id)
  }, [])

  function move(step: number): void {
    const links = people.flatMap(({ id }) => anchors.current.get(id) ?? [])
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus()
  }
  function onChange(name: 'group' | 'q' | 'tag', value: string | undefined): void {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    '/': () => search.current?.focus(),
  })
  if (!isAdmin)
    return (
      <main id="main" className={styles.main}>
        <PeopleNothing kind="closed" />
      </main>
    )
  return (
    <main id="main" className={styles.main} aria-busy={found.isPending || found.isPlaceholderData}>
      <PeopleHead
        {...{ group, q, tag, counts, onChange }}
        searchRef={search}
        onDown={() => {
          anchors.current.get(people[0]?.id ?? 0)?.focus()
        }}
      />
      <div className={styles.body}>
        {found.isPending && <Skeleton height="16rem" />}
        {found.isError && !found.data && <PeopleNothing kind="away" onRetry={() => void found.refetch()} />}
        {found.data && people.length === 0 && <PeopleNothing kind={q || tag ? 'filtered' : 'empty'} />}
        {people.length > 0 && <PeopleTable people={people} onLink={onLink} />}
        {(group === 'staff' || group === 'partners') && !q && !tag && !found.hasNextPage && (
          <>
            <Invitations />
            {group === 'staff' && <Rights />}
          </>
        )}
        <ListMore list={found} />
      </div>
      <KeyStrip
        keys={[
          ['J K', m.office_key_move()],
          ['↵', m.office_key_open()],
          ['/', m.office_key_search()],
          ['⌘K', m.office_key_anything()],
        ]}
      />
    </main>
  )
}

/** The invitations that are open, each of which can be withdrawn. */
function Invitations() {
  const { notify } = useDesk()
  const client = useQueryClient()
  const { data } = usePrivateQuery('GET /api/admin/invitation')
  async function withdraw(id: number, email: string): Promise<void> {
    try {
      await browserApi('DELETE /api/admin/invitation/{id}', { path: { id } })
      notify(m.office_invite_withdrawn({ email }))
    } catch (error) {
      notify(actFailure(error), false)
    }
    await client.invalidateQueries({ queryKey: keyOf('GET /api/admin/invitation') })
  }
  return (
    <section className={inviteStyles.open}>
      <Display size={20}>{m.office_invite_open()}</Display>
      {data?.open.length === 0 && <Text tone="quiet">{m.office_invite_none()}</Text>}
      <ul>
        {data?.open.map(({ id, email, role, profile, by, expiresTs }) => {
          const day = formatDay(expiresTs.slice(0, 10), getLocale())
          const words = { role: profile ? `${roleName(role)}, ${profile}` : roleName(role), day }
          return (
            <li key={id}>
              <b>{email}</b>
              <span>{by ? m.office_invite_line_by({ ...words, by }) : m.office_invite_line(words)}</span>
              <SecondaryButton
                size="sm"
                aria-label={`${m.office_invite_withdraw()}: ${email}`}
                onClick={() => void withdraw(id, email)}
              >
                {m.office_invite_withdraw()}
              </SecondaryButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
