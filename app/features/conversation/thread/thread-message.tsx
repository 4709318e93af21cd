import type { ReactNode } from 'react'
import { AttachmentLink } from '#app/features/conversation/attachment/attachment-link.tsx'
import { EmailParts, EmailSubject } from '#app/features/conversation/attachment/email-parts.tsx'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { hourOf, isSameClock } from './thread.ts'
import styles from './thread-message.module.css'
import type { ThreadProps } from './thread-props.ts'
import type { ThreadMessage } from './thread-schema.ts'

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
export function ThreadWords({
  message,
  side,
  theirTimeZone,
  pictureOf,
  describePin,
  children,
}: ThreadWordsProps) {
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
