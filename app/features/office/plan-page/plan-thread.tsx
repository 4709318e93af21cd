import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { privatePages } from '#app/client/private-data/private-query.ts'
import { shownSince } from '#app/features/conversation/thread/thread-lines.ts'
import type { ThreadMessage } from '#app/features/conversation/thread/thread-schema.ts'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { Initials, PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import type { ProposalSummary } from '#app/features/traveller/proposal/proposal-summary-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import type { OfficePlan } from './plan-page-schema.ts'
import styles from './plan-thread.module.css'

/** Components of other shelves that the conversation renders. */
export interface ThreadPieces {
  /** Link to a sent draft. */
  draftCard: (draft: ProposalSummary) => ReactNode
  attachment: (file: ThreadMessage['attachments'][number]) => ReactNode
  /** Of a message that came by email: its subject, and what it had beside its words. */
  emailSubject: (email: ThreadMessage['email']) => ReactNode
  emailParts: (message: Pick<ThreadMessage, 'email' | 'refusedFiles'>) => ReactNode
}

interface SaidProps {
  pieces: ThreadPieces
  plan: Pick<OfficePlan, 'id' | 'contact' | 'createdTs' | 'drafts' | 'planners' | 'ownFkey'> & {
    wishes: Pick<OfficePlan['wishes'], 'message'>
  }
  now: Date
}

interface PlanThreadProps extends SaidProps {
  /** Whether its tab is selected, if only one part is shown. */
  isOpen: boolean
}

/** The conversation, from the request to the newest message; older pages load on request. */
export function PlanThread({ plan, now, isOpen, pieces }: PlanThreadProps) {
  const end = useRef<HTMLLIElement>(null)
  const thread = useInfiniteQuery(privatePages('GET /api/admin/plan/{id}/message', { path: { id: plan.id } }))
  const messages = thread.data?.pages.toReversed().flatMap(({ data }) => data) ?? []
  const since = shownSince(messages, thread.hasNextPage)
  const drafts = thread.data ? plan.drafts.filter(({ sentTs }) => sentTs >= since) : []
  const latest = `${messages.at(-1)?.id} ${drafts.at(-1)?.number}`
  useEffect(() => {
    if (latest && isOpen) end.current?.parentElement?.scrollTo({ top: end.current.offsetTop })
  }, [latest, isOpen])
  useEffect(() => {
    if (thread.isSuccess && isOpen) showEnd(end.current)
  }, [thread.isSuccess, isOpen])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={styles.thread} tabIndex={0} aria-label={m.office_thread()}>
      {thread.isPending && <Skeleton height="6rem" />}
      {thread.hasNextPage && (
        <li>
          <TertiaryButton onClick={() => void thread.fetchNextPage()}>
            {m.office_thread_earlier()}
          </TertiaryButton>
        </li>
      )}
      {!thread.hasNextPage && (
        <li className={styles.message}>
          <Initials name={plan.contact.name} />
          <div>
            <p>
              <b dir="auto">{plan.contact.name}</b> <time>{whenOf(new Date(plan.createdTs), now)}</time>
            </p>
            <p className={styles.mark}>{m.office_request()}</p>
            <Words body={plan.wishes.message} />
          </div>
        </li>
      )}
      {inOrder(messages, drafts).map(said =>
        'number' in said ? (
          <Sent key={`draft-${said.number}`} {...{ draft: said, plan, now, pieces }} />
        ) : (
          <Message key={said.id} {...{ message: said, plan, now, pieces }} />
        ),
      )}
      {thread.isError && <li className={styles.event}>{m.office_away()}</li>}
      {thread.isSuccess && messages.length + drafts.length === 0 && (
        <li className={styles.event}>{m.office_thread_empty()}</li>
      )}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

/** Text direction follows the language of the message. */
function Words({ body }: { body: string }) {
  return (
    <p className={styles.body} dir="auto">
      {body}
    </p>
  )
}

/** On a phone the whole page scrolls: to its end, where the reply box is. */
function showEnd(end: HTMLElement | null): void {
  const list = end?.parentElement
  if (list && getComputedStyle(list).overflowY === 'visible')
    list.parentElement?.scrollIntoView({ block: 'end' })
}

/** Merges messages and drafts by time. */
function inOrder(
  messages: readonly ThreadMessage[],
  drafts: readonly ProposalSummary[],
): (ThreadMessage | ProposalSummary)[] {
  const at = (said: ThreadMessage | ProposalSummary) => ('number' in said ? said.sentTs : said.createdTs)
  return [...messages, ...drafts].toSorted((a, b) => at(a).localeCompare(at(b)))
}

interface SentProps extends SaidProps {
  draft: ProposalSummary
}

/** A sent draft with its cover note. */
function Sent({ draft, plan, now, pieces }: SentProps) {
  const { name, note, sentTs } = draft
  const known = plan.planners.find(planner => planner.name === name)
  return (
    <li className={classNames(styles.message, styles.ours)}>
      {known ? <PlannerFace planner={known} /> : <Initials name={name} />}
      <div>
        <p>
          <b>{known && known.fkey === plan.ownFkey ? m.office_you() : name}</b>{' '}
          <time dateTime={sentTs}>{whenOf(new Date(sentTs), now)}</time>
        </p>
        {note && <Words body={note} />}
        {pieces.draftCard(draft)}
      </div>
    </li>
  )
}

const marks: Partial<Record<ThreadMessage['channel'], () => string>> = {
  note: m.office_note_mark,
  phone: m.office_phone_mark,
  email: m.office_email_mark,
}

interface MessageProps extends SaidProps {
  message: ThreadMessage
}

function Message({ message, plan, now, pieces }: MessageProps) {
  const { author, name, channel, body, createdTs, pin, attachments, mine } = message
  const when = <time dateTime={createdTs}>{whenOf(new Date(createdTs), now)}</time>
  if (author === 'system')
    return (
      <li className={styles.event}>
        {when} {body}
      </li>
    )
  const known = plan.planners.find(planner => author === 'planner' && planner.name === name)
  return (
    <li
      className={classNames(
        styles.message,
        author === 'planner' && styles.ours,
        channel === 'note' && styles.note,
      )}
    >
      {known ? <PlannerFace planner={known} /> : <Initials name={name} />}
      <div>
        <p>
          <b dir="auto">{mine ? m.office_you() : name}</b> {when}
        </p>
        {marks[channel] && <p className={styles.mark}>{marks[channel]?.()}</p>}
        {pin && (
          <p className={styles.mark}>
            <Icon name="push-pin-fill" />{' '}
            {pin.name === null
              ? m.office_pinned({ number: pin.proposal })
              : m.office_pinned_to({ name: pin.name, number: pin.proposal })}
          </p>
        )}
        {pieces.emailSubject(message.email)}
        <Words body={body} />
        {attachments.map(pieces.attachment)}
        {pieces.emailParts(message)}
      </div>
    </li>
  )
}
