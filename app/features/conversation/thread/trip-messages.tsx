import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale, type DataOf } from '#app/client/api-client/calls.ts'
import { keyOf, privatePages, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { useMinute } from '#app/client/use-minute.ts'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { WishLines } from '#app/features/wish/wish-lines.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { FileList, type ListedFile } from './file-list.tsx'
import { type OwnTrip, requestWords, tripEvents } from './own-trip.ts'
import { hourOf, isSameClock, whenOf } from './thread.ts'
import { Thread } from './thread.tsx'
import type { ThreadMessage } from './thread-schema.ts'
import styles from './trip-messages.module.css'
import { type Composing, type Problem, useComposer } from './use-composer.ts'

/** Marks the planner's messages as read once they are shown. */
function useReadMark(planId: number, messages: readonly ThreadMessage[]): void {
  const last = messages.findLast(({ author }) => author !== 'traveller')?.id
  useEffect(() => {
    if (last === undefined) return
    // A failure is ignored: the next message marks this one as well.
    browserApi('POST /api/private/plan/{id}/message/read', {
      path: { id: planId },
      body: { upTo: last },
    }).catch(() => undefined)
  }, [planId, last])
}

/** Scrolls to the newest message once it is loaded, for links that lead to the reply box. */
function useNewest(isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash === '#newest') document.getElementById('newest')?.scrollIntoView()
  }, [isThere])
}

type Trip = DataOf<'GET /api/private/plan/{id}'>

interface TripMessagesProps {
  planId: number
  /** Renders the planner's working hours. */
  showHours: (planner: NonNullable<OwnTrip['planner']>) => ReactNode
  /** Renders a link to a sent draft. */
  showDraft: (draft: Trip['drafts'][number], trip: Trip) => ReactNode
  /** The downloadable file of a sent draft. */
  fileOf: (draft: Trip['drafts'][number]) => ListedFile
}

interface ReplyClockProps {
  waitsFor: 'planner' | 'traveller' | 'nobody'
  /** ISO 8601. */
  answerDueTs: string
  /** Null while the plan is unassigned. */
  planner: { firstName: string; timeZone: string } | null
}

/** A setting sun: an answer is due. */
function Setting() {
  return (
    <svg className={styles.setting} viewBox="0 0 24 18" aria-hidden="true">
      <path d="M6.6 15.2a6 6 0 1 1 10.8 0Z" fill="var(--red-500)" />
      <path d="M1 15.5H23" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** Who has to answer, and by when (product: The reply clock). */
function ReplyClock({ waitsFor, answerDueTs, planner }: ReplyClockProps) {
  const now = useMinute()
  const name = planner?.firstName ?? m.conversation_a_planner()
  return (
    <div className={styles.clock} role="status">
      <Setting />
      <p>
        {waitsFor === 'traveller' && m.conversation_clock_yours({ name })}
        {waitsFor === 'nobody' && m.conversation_clock_rests()}
        {waitsFor === 'planner' && <Due {...{ name, now, due: new Date(answerDueTs) }} planner={planner} />}
      </p>
    </div>
  )
}

interface DueProps {
  name: string
  due: Date
  now: Date
  planner: ReplyClockProps['planner']
}

function Due({ name, due, now, planner }: DueProps) {
  const isLate = due < now
  const zone = planner && !isSameClock(due, planner.timeZone) ? planner.timeZone : undefined
  const when = whenOf(due, now, zone)
  return (
    <>
      <b>{isLate ? m.conversation_clock_late({ name, when }) : m.conversation_clock_due({ name, when })}</b>{' '}
      {zone && m.conversation_clock_zones({ yours: whenOf(due, now) })}
    </>
  )
}

const problems: Record<Problem, () => string> = {
  empty: m.conversation_problem_empty,
  too_long: m.conversation_problem_too_long,
  refused: m.conversation_problem_refused,
  logged_out: m.conversation_problem_logged_out,
  away: m.conversation_problem_away,
}

interface ComposerProps extends Composing {
  /** Label of the field: "Write to Daniela". */
  label: string
}

/** Field for a message. The text stays on this device until the server has stored it. */
function Composer({ label, ...composing }: ComposerProps) {
  const { body, setBody, isSaved, isSending, problem, send } = useComposer(composing)
  const id = useId()
  const logInLink = useLogInLink()
  return (
    <form
      className={styles.composer}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        placeholder={label}
        value={body}
        readOnly={isSending}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-state`}
        onChange={event => setBody(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send()
        }}
      />
      {problem && (
        <Note kind="error">
          {problems[problem]()}{' '}
          {problem === 'logged_out' && <TextLink to={logInLink}>{m.identity_log_in()}</TextLink>}
        </Note>
      )}
      <div className={styles.foot}>
        <span id={`${id}-state`} className={styles.state}>
          {body !== '' && (isSaved ? m.conversation_saved() : m.conversation_saved_other())}
        </span>
        <Button type="submit" size="sm" icon="paper-plane-tilt-bold" loading={isSending}>
          {isSending ? m.conversation_sending() : m.conversation_send()}
        </Button>
      </div>
    </form>
  )
}

/** The conversation about the reader's own plan: messages, events and the reply clock. */
export function TripMessages({ planId, showHours, showDraft, fileOf }: TripMessagesProps) {
  const path = { id: planId }
  const trip = usePrivateQuery('GET /api/private/plan/{id}', {
    path,
    query: { locale: apiLocale() },
  })
  const thread = useThread(planId)
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision'], where: 'id = $1', params: [String(planId)] }, [
    keyOf('GET /api/private/plan/{id}', { path }),
  ])
  useReadMark(planId, thread.messages)
  useNewest(!thread.isLoading && trip.data !== undefined)
  if (thread.isLoading) return <Waiting />
  if (thread.error && thread.messages.length === 0)
    return <Failed error={thread.error} retry={thread.retry} />
  const { planner = null } = trip.data ?? {}
  const sent: Trip['drafts'] = trip.data?.drafts ?? []
  const asked = trip.data && !thread.showEarlier ? requestWords(trip.data) : []
  const files = [...sent.map(fileOf), ...(trip.data?.files ?? [])].toSorted((a, b) =>
    b.createdTs.localeCompare(a.createdTs),
  )
  return (
    <div className={styles.page}>
      <section className={styles.words}>
        <header className={styles.head}>
          <Display as="h1" size={44}>
            {planner ? m.conversation_title({ name: planner.firstName }) : m.conversation_title_nobody()}
          </Display>
          <Text tone="quiet">{m.conversation_lead()}</Text>
        </header>
        {thread.error && <Note kind="error">{m.conversation_unreachable()}</Note>}
        {thread.messages.length + sent.length === 0 && <Text>{m.conversation_nothing_yet()}</Text>}
        <Thread
          side="traveller"
          messages={[...asked, ...thread.messages]}
          events={trip.data ? tripEvents(trip.data) : []}
          drafts={sent.map(draft => ({ ...draft, card: trip.data && showDraft(draft, trip.data) }))}
          theirTimeZone={planner?.timeZone ?? null}
          pictureOf={name => (name === planner?.name ? planner.portrait : null)}
          describePin={({ proposal, name }) => ({
            text:
              name === null
                ? m.conversation_draft({ number: proposal })
                : m.conversation_line_of_draft({ name, number: proposal }),
            href: links.ownProposal(planId, proposal),
          })}
          showEarlier={thread.showEarlier}
        >
          {trip.data && <ReplyClock {...trip.data} />}
        </Thread>
        <Composer
          label={planner ? m.conversation_write_to({ name: planner.firstName }) : m.conversation_write_us()}
          deliver={(body, key) =>
            browserApi('POST /api/private/plan/{id}/message', {
              path,
              body: { body },
              headers: { 'idempotency-key': key },
            })
          }
          name={`plan-${planId}`}
          onSent={() => Promise.all([thread.refresh(), trip.refetch()])}
        />
      </section>
      <aside className={styles.aside}>
        {planner && <PlannerCard planner={planner}>{showHours(planner)}</PlannerCard>}
        {trip.data && <WishLines wish={trip.data.wish} title={m.conversation_wish()} columns={1} />}
        <FileList files={files} />
      </aside>
    </div>
  )
}

/** Placeholder in the shape of the page while it loads. */
function Waiting() {
  return (
    <div className={styles.page} aria-busy="true">
      <section className={styles.words}>
        <Text tone="quiet">{m.conversation_loading()}</Text>
        <Skeleton height="3rem" width="60%" />
        <Skeleton height="6rem" width="75%" />
        <Skeleton height="6rem" width="75%" />
      </section>
    </div>
  )
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const logInLink = useLogInLink()
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401)
    return (
      <div className={styles.kind}>
        <Display as="h1" size={44}>
          {m.conversation_messages()}
        </Display>
        <Text>{m.conversation_log_in()}</Text>
        <div>
          <Button to={logInLink}>{m.identity_log_in()}</Button>
        </div>
      </div>
    )
  if (status === 404 || status === 422)
    return (
      <div className={styles.kind}>
        <Display as="h1" size={44}>
          {m.conversation_not_found()}
        </Display>
        <Text>{m.conversation_not_found_lead()}</Text>
        <div>
          <Button to={links.account()}>{m.account_title()}</Button>
        </div>
      </div>
    )
  return (
    <div className={styles.kind}>
      <Display as="h1" size={44}>
        {m.conversation_messages()}
      </Display>
      <Note kind="error">{m.conversation_unreachable()}</Note>
      <div>
        <SecondaryButton onClick={retry}>{m.conversation_retry()}</SecondaryButton>
      </div>
    </div>
  )
}

/** A plan's conversation: the newest page, and earlier ones on demand. */
function useThread(planId: number) {
  const client = useQueryClient()
  const pages = privatePages('GET /api/private/plan/{id}/message', { path: { id: planId } })
  const query = useInfiniteQuery(pages)
  return {
    /** Oldest first. */
    messages: (query.data?.pages ?? []).toReversed().flatMap(({ data }) => data),
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    /** Null at the beginning of the thread. */
    showEarlier: query.hasNextPage ? () => void query.fetchNextPage() : null,
    refresh: () => client.invalidateQueries({ queryKey: pages.queryKey }),
  }
}

interface PlannerCardProps {
  planner: NonNullable<OwnTrip['planner']>
  /** The planner's working hours. */
  children: ReactNode
}

/** The planner, their local time and their working hours. */
function PlannerCard({ planner, children }: PlannerCardProps) {
  const { fkey, name, place, timeZone, hours, portrait } = planner
  return (
    <>
      <div className={styles.card}>
        <Avatar name={name} src={portrait} size="lg" />
        <div className={styles.who}>
          <Display size={24}>
            <TextLink to={links.expert(fkey)}>{name}</TextLink>
          </Display>
          <Text tone="quiet">{m.conversation_there_now({ place, time: hourOf(new Date(), timeZone) })}</Text>
        </div>
      </div>
      {hours.length > 0 && <div className={styles.hours}>{children}</div>}
    </>
  )
}
