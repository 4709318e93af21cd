import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addressOf, apiLocale } from '#app/client/api-client/calls.ts'
import { downloadFile } from '#app/client/download-file.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { privatePages, privateQuery } from '#app/client/private-data/private-query.ts'
import { roleName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListMore } from '#app/features/office/desk/list-more.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { ListSearch } from '#app/features/office/desk/list-search.tsx'
import { ListSelect } from '#app/features/office/desk/list-select.tsx'
import { ListWaits } from '#app/features/office/desk/list-waits.tsx'
import { dayWords, hourOf, useNow } from '#app/features/office/desk/office-clock.ts'
import { useFilters } from '#app/features/office/desk/use-filters.ts'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/text/days.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './audit-log.module.css'
import { type AuditEntry, type AuditGroup, type AuditThing, auditGroups } from './audit-schema.ts'
import { outcomeWords, thingWords, whoWords } from './audit-words.ts'

const groupNames: Record<AuditGroup, () => string> = {
  plan: m.office_audit_about_plan,
  money: m.office_audit_about_money,
  review: m.office_audit_about_review,
  catalogue: m.office_audit_about_catalogue,
  people: m.office_audit_about_people,
  account: m.office_audit_about_account,
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The first instant of a day of the reader's calendar, or of the day after it. */
function startOf(day: string | null, after = 0): string | undefined {
  if (!day || !DAY.test(day)) return undefined
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + after)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** What is searched for, as the page's address has it. */
function useSought() {
  const { query, q, change } = useFilters()
  const who = query.get('who') ?? ''
  const sought = {
    locale: apiLocale(),
    who: /^\d{1,15}$/.test(who) ? who : undefined,
    about: auditGroups.find(each => each === query.get('about')),
    q: q || undefined,
    since: startOf(query.get('since')),
    until: startOf(query.get('until'), 1),
  }
  return { query, sought, change }
}

const MOST_COLLEAGUES = '100'

function useColleagues(isAdmin: boolean) {
  const { queryKey, ...query } = privateQuery('GET /api/admin/user', {
    query: { group: 'staff', limit: MOST_COLLEAGUES },
  })
  return useQuery({ ...query, queryKey: [...queryKey, 'colleagues'], enabled: isAdmin }).data ?? []
}

/** Everything that anybody of the office did, for admins (design 17, People: the log). */
export function AuditLog() {
  const isAdmin = useDesk().me.role === 'admin'
  if (isAdmin) return <Log />
  return (
    <main id="main" className={styles.main}>
      <ListNothing title={m.office_people_closed_title()} line={m.office_audit_closed()} isPage>
        <SecondaryButton size="sm" to={links.office()}>
          {m.office_back()}
        </SecondaryButton>
      </ListNothing>
    </main>
  )
}

function NoLines({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <ListNothing title={m.office_audit_empty()} line={m.office_audit_empty_hint()} />
  return (
    <ListNothing title={m.office_audit_none()} line={m.office_audit_none_hint()}>
      <SecondaryButton size="sm" to={links.officeAudit()}>
        {m.office_audit_all()}
      </SecondaryButton>
    </ListNothing>
  )
}

function Log() {
  const { query, sought, change } = useSought()
  const found = useInfiniteQuery({
    ...privatePages('GET /api/admin/audit', { query: sought }),
    placeholderData: keepPreviousData,
  })
  const lines = found.data?.pages.flatMap(({ data }) => data) ?? []
  const search = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => search.current?.focus() })
  return (
    <main id="main" className={styles.main} aria-busy={found.isPending || found.isPlaceholderData}>
      <ListHead title={m.office_audit()}>
        <Filters query={query} onChange={change} />
        <ListSearch
          label={m.office_audit_find()}
          q={sought.q ?? ''}
          onSearch={words => change('q', words)}
          onDown={() => search.current?.blur()}
          fieldRef={search}
          isWide
        />
        <SaveAsFile sought={sought} />
      </ListHead>
      <div className={styles.body}>
        <p className={styles.lead}>{m.office_audit_lead()}</p>
        <ListWaits list={found} />
        {found.data && lines.length === 0 && <NoLines isFiltered={query.size > 0} />}
        {lines.length > 0 && <Lines lines={lines} />}
        <ListMore list={found} />
      </div>
      <KeyStrip
        keys={[
          ['/', m.office_key_search()],
          ['⌘K', m.office_key_anything()],
        ]}
      />
    </main>
  )
}

interface FiltersProps {
  query: URLSearchParams
  onChange: (name: string, value: string | undefined) => void
}

function Filters({ query, onChange }: FiltersProps) {
  const colleagues = useColleagues(true)
  return (
    <>
      <ListSelect
        label={m.office_audit_who()}
        all={m.office_audit_everybody()}
        choices={colleagues.map(({ id, name }) => [String(id), name])}
        value={query.get('who')}
        onChange={value => onChange('who', value)}
      />
      <ListSelect
        label={m.office_audit_about()}
        all={m.office_audit_everything()}
        choices={auditGroups.map(each => [each, groupNames[each]()])}
        value={query.get('about')}
        onChange={value => onChange('about', value)}
      />
      {(['since', 'until'] as const).map(name => (
        <input
          key={name}
          type="date"
          className={styles.filter}
          aria-label={name === 'since' ? m.office_audit_since() : m.office_audit_until()}
          title={name === 'since' ? m.office_audit_since() : m.office_audit_until()}
          value={query.get(name) ?? ''}
          onChange={({ target }) => onChange(name, target.value || undefined)}
        />
      ))}
    </>
  )
}

function SaveAsFile({ sought }: { sought: ReturnType<typeof useSought>['sought'] }) {
  const { notify } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [once] = useState(oneAtATime)
  async function save(): Promise<void> {
    setBusy(true)
    const name = `${m.office_audit_file()}-${dayOf(new Date())}.csv`
    try {
      await downloadFile(addressOf('GET /api/admin/audit/file', { query: sought }), name)
    } catch {
      notify(m.office_audit_export_failed(), false)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SecondaryButton size="sm" icon="download-simple" disabled={isBusy} onClick={() => void once(save)}>
      {m.office_audit_export()}
    </SecondaryButton>
  )
}

function placeOf({ kind, id, name }: AuditThing): string | null {
  if (kind === 'plan') return links.officePlan(Number(id))
  if (kind === 'person' && name) return links.person(Number(id))
  const [documentKind = '', key = ''] = id.split('/')
  return kind === 'document' ? links.officeDocument(documentKind, key) : null
}

function Thing({ thing }: { thing: AuditThing }) {
  const to = placeOf(thing)
  return to ? <TextLink to={to}>{thingWords(thing)}</TextLink> : <span>{thingWords(thing)}</span>
}

function Lines({ lines }: { lines: readonly AuditEntry[] }) {
  const now = useNow()
  return (
    <ol className={styles.lines}>
      {lines.map(line => {
        const { id, atTs, who, role, words, things, outcome } = line
        const at = new Date(atTs)
        return (
          <li key={id} data-outcome={outcome}>
            <time dateTime={atTs}>
              {dayWords(at, now)} {hourOf(at)}
            </time>
            <span className={styles.who}>
              {who?.name ? <TextLink to={links.person(who.id)}>{whoWords(who)}</TextLink> : whoWords(who)}
              {role !== 'system' && <small>{roleName(role)}</small>}
            </span>
            <span className={styles.did}>
              {words}
              {outcome !== 'done' && <b>{outcomeWords(outcome)}</b>}
            </span>
            <span className={styles.things}>
              {things.map(thing => (
                <Thing key={`${thing.kind} ${thing.id}`} thing={thing} />
              ))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
