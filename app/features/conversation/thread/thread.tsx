import type { ReactNode } from 'react'
import { AttachmentLink } from '#app/features/conversation/attachment/attachment-link.tsx'
import { EmailParts, EmailSubject } from '#app/features/conversation/attachment/email-parts.tsx'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import styles from './thread.module.css'
import { hourOf, isSameClock, longDay } from './thread.ts'
import { shownSince, type ThreadDraft, type ThreadEvent, threadLines } from './thread-lines.ts'
import type { NamedPin, ThreadMessage } from './thread-schema.ts'

interface ThreadProps {
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  /** Events shown between messages. */
  events?: readonly ThreadEvent[]
  /** Sent drafts. */
  drafts?: readonly ThreadDraft[]
  /** The reader's side, whose own messages are on the right. */
  side: 'traveller' | 'office'
  /** Time zone of the other side; null if unknown. */
  theirTimeZone: string | null
  /** Portrait of a planner, by the name that signs their messages. */
  pictureOf?: (name: string) => string | null
  /** Name and link of a line of a proposal. */
  describePin?: (pin: NamedPin) => { text: string; href: string } | null
  /** Loads earlier messages; null at the beginning of the thread. */
  showEarlier: (() => void) | null
  /** Shown below the last message: the reply clock. */
  children?: ReactNode
}

/** A draft's cover note as a message of the planner who sent it. */
function noteOf({ number, name, note, sentTs }: ThreadDraft): ThreadMessage {
  return {
    ...{ id: number, author: 'planner', name, channel: 'page', body: note, createdTs: sentTs },
    ...{ pin: null, attachments: [], refusedFiles: [], email: null, mine: false },
  }
}

/** A plan's conversation: messages by page, email and phone, and the events between them. */
export function Thread({ messages, events = [], drafts = [], showEarlier, children, ...rest }: ThreadProps) {
  const since = shownSince(messages, Boolean(showEarlier))
  const parts = {
    messages,
    events: events.filter(({ at }) => at >= since),
    drafts: drafts.filter(({ sentTs }) => sentTs >= since),
  }
  const lines = threadLines(parts, instant => longDay(instant))
  return (
    <div className={styles.thread}>
      {showEarlier && <TertiaryButton onClick={showEarlier}>{m.conversation_earlier()}</TertiaryButton>}
      <ol className={styles.lines} aria-label={m.conversation_thread()}>
        {lines.map((line, at) => {
          const id = at === lines.length - 1 ? 'newest' : undefined
          if (line.kind === 'day')
            return (
              <li key={line.key} className={styles.day}>
                {longDay(new Date(line.at))}
              </li>
            )
          if (line.kind === 'event')
            return (
              <li key={line.key} id={id} className={styles.event}>
                <Icon name="clock" /> <span>{line.event.text}</span>
              </li>
            )
          if (line.kind === 'draft')
            return (
              <li key={line.key} id={id}>
                <ThreadWords {...rest} message={noteOf(line.draft)}>
                  {line.draft.card}
                </ThreadWords>
              </li>
            )
          return (
            <li key={line.key} id={id}>
              <ThreadWords {...rest} message={line.message} />
            </li>
          )
        })}
      </ol>
      {children}
    </div>
  )
}

type ThreadWordsProps = Pick<ThreadProps, 'side' | 'theirTimeZone' | 'pictureOf' | 'describePin'> & {
  message: ThreadMessage
  /** Shown below the text. */
  children?: ReactNode
}

const channels = {
  page: null,
  email: m.conversation_by_email,
  phone: m.conversation_by_phone,
  note: m.conversation_note,
}

/** A message; the reader's own are on the right, internal notes are set apart. */
function ThreadWords({ message, side, theirTimeZone, pictureOf, describePin, children }: ThreadWordsProps) {
  const { author, name, channel, body, mine, pin, attachments, refusedFiles, email } = message
  const isOurs = side === 'traveller' ? author === 'traveller' : author !== 'traveller'
  const isNote = channel === 'note' || channel === 'phone'
  const at = new Date(message.createdTs)
  const zone = !isOurs && theirTimeZone && !isSameClock(at, theirTimeZone) ? theirTimeZone : null
  const pinned = pin && describePin?.(pin)
  return (
    <article className={classNames(styles.message, isOurs && styles.ours, isNote && styles.note)}>
      <Avatar name={name || 'Ceiba'} size="sm" src={author === 'planner' ? pictureOf?.(name) : null} />
      <div className={styles.sheet}>
        <p className={styles.head}>
          <b>{mine ? m.conversation_you() : name}</b>
          <time dateTime={message.createdTs}>
            {hourOf(at)}
            {zone && `, ${m.conversation_there({ time: hourOf(at, zone) })}`}
          </time>
          {channels[channel] && <span>{channels[channel]()}</span>}
        </p>
        <EmailSubject email={email} />
        {body && (
          <p className={styles.body} dir="auto">
            {body}
          </p>
        )}
        {children}
        {attachments.map(attachment => (
          <AttachmentLink key={attachment.href} {...attachment} />
        ))}
        <EmailParts email={email} refusedFiles={refusedFiles} />
        {pinned && (
          <p className={styles.pin}>
            <Icon name="map-pin" />
            <Anchor to={pinned.href}>{m.conversation_pinned({ line: pinned.text })}</Anchor>
          </p>
        )}
      </div>
    </article>
  )
}
