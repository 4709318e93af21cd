import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { keyOf, privatePages, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { type DeskAction, useDesk, useOffer } from '#app/features/office/desk/desk-context.ts'
import { Kbd, KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { ListMore } from '#app/features/office/desk/list-more.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { useNow } from '#app/features/office/desk/use-now.ts'
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
import { BulkBar } from './bulk-bar.tsx'
import styles from './inbox.module.css'
import { readFilters, toQuery } from './inbox-filters.ts'
import { InboxHead } from './inbox-head.tsx'
import { InboxPlan } from './inbox-row.tsx'
import { type InboxFilters, inboxGroups } from './inbox-schema.ts'
import { InboxNothing, InboxWaits } from './inbox-states.tsx'
import { groupTitle, type InboxRow } from './inbox-words.ts'

/** Whether any filter differs from the reader's default inbox. */
function isNarrowed({ stage, country, due, q, planner }: InboxFilters): boolean {
  return Boolean(stage || country || due || q) || (planner !== undefined && planner !== 'me')
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
