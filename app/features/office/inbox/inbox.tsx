import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf, privatePages, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { type DeskAction, useDesk, useOffer } from '#app/features/office/desk/desk-context.ts'
import { Kbd, KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { ListMore } from '#app/features/office/desk/list-more.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { snoozeTimes, useNow } from '#app/features/office/desk/office-clock.ts'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { DueNote } from '#app/features/office/plan-page/due-note.tsx'
import type { PlanDialog } from '#app/features/office/plan-page/plan-action.ts'
import { PlanDialogs } from '#app/features/office/plan-page/plan-dialogs.tsx'
import { PlanFacts } from '#app/features/office/plan-page/plan-facts.tsx'
import { usePlanCalls } from '#app/features/office/plan-page/use-plan-calls.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './inbox.module.css'
import { readFilters, toQuery } from './inbox-filters.ts'
import { InboxHead } from './inbox-head.tsx'
import { InboxPlan } from './inbox-row.tsx'
import { type InboxFilters, inboxGroups } from './inbox-schema.ts'
import { groupTitle, type InboxRow } from './inbox-words.ts'

/** Whether any filter differs from the reader's default inbox. */
function isNarrowed({ stage, country, due, q, planner }: InboxFilters): boolean {
  return Boolean(stage || country || due || q) || (planner !== undefined && planner !== 'me')
}

interface BulkBarProps {
  /** The selected rows. */
  rows: readonly InboxRow[]
  /** Called with the rows that stay selected because the action failed for them. */
  onDone: (left: readonly InboxRow[]) => void
  /** The reader's staff key. */
  fkey: string | null
}

/** Bulk actions that are safe: claiming unassigned plans, and snoozing until tomorrow. */
function BulkBar({ rows, onDone, fkey }: BulkBarProps) {
  const { notify } = useDesk()
  const { claim, snooze } = usePlanCalls()
  const [once] = useState(oneAtATime)
  const [isBusy, setBusy] = useState(false)
  if (rows.length === 0) return null
  const free = rows.filter(({ planner }) => planner === null)
  async function each(
    chosen: readonly InboxRow[],
    run: (row: InboxRow) => Promise<{ ok: boolean; words: string }>,
  ) {
    await once(async () => {
      setBusy(true)
      const results = []
      for (const row of chosen) results.push({ row, ...(await run(row)) })
      setBusy(false)
      const failed = results.filter(({ ok }) => !ok)
      const done = m.office_bulk_done({ count: results.length - failed.length })
      notify([done, ...failed.map(({ words }) => words)].join(' '), failed.length === 0)
      onDone(failed.map(({ row }) => row))
    })
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={m.office_bulk()} aria-busy={isBusy}>
      <b>{m.office_marked({ count: rows.length })}</b>
      {fkey && free.length > 0 && (
        <SecondaryButton size="sm" icon="hand-palm" onClick={() => void each(free, row => claim(row, fkey))}>
          {m.office_bulk_claim({ count: free.length })}
        </SecondaryButton>
      )}
      <SecondaryButton
        size="sm"
        icon="moon"
        onClick={() => void each(rows, row => snooze(row, snoozeTimes(new Date()).tomorrow))}
      >
        {m.office_bulk_snooze()}
      </SecondaryButton>
      <SecondaryButton size="sm" onClick={() => onDone([])}>
        {m.office_bulk_clear()}
      </SecondaryButton>
    </div>
  )
}

const WIDTHS = ['100%', '96%', '100%', '92%', '98%', '100%']

/** Placeholder rows while loading. */
function InboxWaits() {
  return (
    <div className={styles.waits}>
      <span className={styles.hidden}>{m.office_loading()}</span>
      {WIDTHS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} width={width} height="2.5rem" />
      ))}
    </div>
  )
}

interface InboxNothingProps {
  /** No plans, no matches, or the server is unreachable. */
  kind: 'empty' | 'filtered' | 'away'
  onRetry?: () => void
}

const words = {
  empty: [m.office_empty_title, m.office_empty],
  filtered: [m.office_filtered_title, m.office_filtered],
  away: [m.office_away_title, m.office_away],
} as const

/** Explains an empty inbox, and what to do. */
function InboxNothing({ kind, onRetry }: InboxNothingProps) {
  const [title, line] = words[kind]
  return (
    <ListNothing title={title()} line={line()} isAway={kind === 'away'}>
      {kind === 'away' && (
        <SecondaryButton size="sm" onClick={onRetry}>
          {m.office_retry()}
        </SecondaryButton>
      )}
      {kind === 'filtered' && (
        <SecondaryButton size="sm" to={links.office({ planner: 'all' })}>
          {m.office_see_all()}
        </SecondaryButton>
      )}
    </ListNothing>
  )
}

/** Plans by who has to answer, operated by mouse, touch or keyboard (design 17). */
export function Inbox() {
  const desk = useDesk()
  const { me, notify, lastPlan } = desk
  const [query] = useSearchParams()
  const filters = useMemo(() => readFilters(query, me.fkey !== null), [query, me.fkey])
  const { inbox, rows, counts, replyTimes, groups } = useInbox(filters)
  const now = useNow()
  const navigate = useNavigate()
  const planCalls = usePlanCalls()
  const [chosenId, choose] = useState(lastPlan.current)
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map())
  // A dialog stays with its plan even if the list changes.
  const [asked, ask] = useState<{ dialog: PlanDialog; row: InboxRow } | null>(null)
  const anchors = useRef(new Map<number, HTMLAnchorElement>())
  const search = useRef<HTMLInputElement>(null)
  const chosen = rows.find(({ id }) => id === chosenId) ?? rows[0] ?? null

  // After returning from a plan, its row gets the focus once it is listed, unless the focus has moved elsewhere.
  useEffect(() => {
    if (lastPlan.current === null) return
    const isAtRest = ['BODY', 'MAIN', 'H1'].includes(document.activeElement?.tagName ?? 'BODY')
    const link = anchors.current.get(lastPlan.current)
    if (isAtRest) link?.focus()
    if (link || !isAtRest) lastPlan.current = null
  })

  const claim = useCallback(
    async (row: InboxRow) => {
      if (!me.fkey || row.planner) return
      const { words, ok } = await planCalls.claim(row, me.fkey)
      notify(words, ok)
      if (!ok) setNotes(before => new Map(before).set(row.id, words))
    },
    [me.fkey, planCalls, notify],
  )

  function move(step: number): void {
    const at = chosen ? rows.indexOf(chosen) : -1
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
    if (next) anchors.current.get(next.id)?.focus()
  }
  function mark(id: number): void {
    const next = new Set(marked)
    if (!next.delete(id)) next.add(id)
    setMarked(next)
  }

  const actions = useMemo((): DeskAction[] => {
    if (!chosen) return []
    const open = () => void navigate(links.officePlan(chosen.id))
    return [
      ...(me.fkey && !chosen.planner
        ? [{ label: m.office_claim(), icon: 'hand-palm', key: 'c', run: () => void claim(chosen) } as const]
        : []),
      { label: m.office_open(), icon: 'arrow-right-bold', run: open },
      {
        label: m.office_reply(),
        icon: 'chat-circle-text',
        key: 'r',
        run: () => void navigate(links.officePlan(chosen.id, '#reply')),
      },
      { label: m.office_snooze(), icon: 'moon', key: 's', run: () => ask({ dialog: 'snooze', row: chosen }) },
      {
        label: m.office_hand_over(),
        icon: 'user-switch',
        key: 'h',
        run: () => ask({ dialog: 'handOver', row: chosen }),
      },
      {
        label: m.office_stage_change(),
        icon: 'flag',
        key: 'f',
        run: () => ask({ dialog: 'stage', row: chosen }),
      },
    ]
  }, [chosen, claim, me.fkey, navigate])
  useOffer(actions)
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    x: () => chosen && mark(chosen.id),
    e: () => chosen && void navigate(links.officePlan(chosen.id)),
    '/': () => search.current?.focus(),
  })

  const count = counts ? m.office_waiting_count({ count: counts.late + counts.today + counts.nobody }) : ''
  return (
    <div className={styles.place}>
      <main id="main" className={styles.main} aria-busy={inbox.isPending || inbox.isPlaceholderData}>
        <InboxHead
          filters={filters}
          searchRef={search}
          onDown={() => move(0)}
          count={count}
          replyTimes={replyTimes}
        />
        <div className={styles.body}>
          {inbox.isError && !inbox.data && <InboxNothing kind="away" onRetry={() => void inbox.refetch()} />}
          {inbox.isPending && <InboxWaits />}
          {inbox.data && rows.length === 0 && (
            <InboxNothing kind={isNarrowed(filters) ? 'filtered' : 'empty'} />
          )}
          {groups.map(group => (
            <section key={group} className={styles.group} data-group={group}>
              <h2>
                {groupTitle(group)} <span>{counts?.[group]}</span>
              </h2>
              <ul>
                {rows
                  .filter(row => row.group === group)
                  .map(row => (
                    <InboxPlan
                      key={row.id}
                      row={row}
                      now={now}
                      isChosen={row === chosen}
                      isMarked={marked.has(row.id)}
                      note={notes.get(row.id)}
                      canClaim={me.fkey !== null}
                      onChoose={() => choose(row.id)}
                      onMark={() => mark(row.id)}
                      onClaim={() => void claim(row)}
                      ref={link => {
                        if (link) anchors.current.set(row.id, link)
                        else anchors.current.delete(row.id)
                      }}
                    />
                  ))}
              </ul>
            </section>
          ))}
          <ListMore list={inbox} className={styles.more} />
        </div>
        <BulkBar
          rows={rows.filter(({ id }) => marked.has(id))}
          onDone={left => setMarked(new Set(left.map(({ id }) => id)))}
          fkey={me.fkey}
        />
        <KeyStrip
          keys={[
            ['J K', m.office_key_move()],
            ['↵', m.office_key_open()],
            ...(me.fkey ? ([['C', m.office_key_claim()]] as const) : []),
            ['R', m.office_key_reply()],
            ['⌘K', m.office_key_anything()],
            ['S', m.office_key_snooze()],
            ['H', m.office_key_hand_over()],
            ['F', m.office_key_stage()],
            ['X', m.office_key_mark()],
            ['/', m.office_key_search()],
          ]}
        />
      </main>
      {chosen && <InboxSide row={chosen} now={now} />}
      <PlanDialogs
        open={asked?.dialog ?? null}
        plan={rows.find(({ id }) => id === asked?.row.id) ?? asked?.row ?? null}
        onClose={() => ask(null)}
        onResult={notify}
      />
    </div>
  )
}

/** The selected plan beside the list: due time in both time zones, the message and the wishes. */
function InboxSide({ row, now }: { row: InboxRow; now: Date }) {
  const { data: plan } = usePrivateQuery('GET /api/admin/plan/{id}', { path: { id: row.id } })
  return (
    <aside className={styles.side} aria-label={row.name}>
      <header className={styles.head}>
        <div>
          <p className={styles.fine}>
            {row.proposal
              ? m.office_plan_and_draft({ number: row.id, draft: row.proposal.number })
              : m.office_plan_number({ number: row.id })}
          </p>
          <Display size={24}>{row.name}</Display>
        </div>
        <SecondaryButton size="sm" to={links.officePlan(row.id)}>
          {m.office_open()} <Kbd>↵</Kbd>
        </SecondaryButton>
      </header>
      {plan ? <DueNote plan={plan} now={now} /> : <Skeleton height="3.5rem" />}
      {row.words && (
        <blockquote className={styles.words} dir="auto">
          {row.words}
        </blockquote>
      )}
      {plan ? <PlanFacts plan={plan} /> : <Skeleton height="9rem" />}
    </aside>
  )
}

/** Groups depend on the time: a plan becomes due without any event. */
const AGAIN_MS = 60_000

const PLANS = keyOf('GET /api/admin/plan')

/**
 * The pages of the inbox, read again after every event of a plan. While new filters load, the previous rows stay, so
 * that the keyboard keeps its position.
 */
function useInbox(filters: InboxFilters) {
  const inbox = useInfiniteQuery({
    ...privatePages('GET /api/admin/plan', { query: toQuery(filters) }),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision', 'snoozed_until'] }, [PLANS])
  useLiveRefresh({ table: 'plan_presence', columns: ['plan_id', 'user_id'] }, [PLANS])
  const rows = inbox.data?.pages.flatMap(({ data }) => data) ?? []
  const { counts, replyTimes = null } = inbox.data?.pages[0] ?? {}
  const groups = inboxGroups.filter(group => rows.some(row => row.group === group))
  return { inbox, rows, counts, replyTimes, groups }
}
