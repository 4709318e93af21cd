import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './email-parts.module.css'
import type { MessageEmail, RefusedFile } from './email-parts-schema.ts'
import { WholeEmail } from './whole-email.tsx'

const refusals: Record<RefusedFile['reason'], (about: { name: string }) => string> = {
  empty: m.conversation_file_empty,
  too_large: m.conversation_file_too_large,
  type: m.conversation_file_type,
  macro: m.conversation_file_macro,
  too_many: m.conversation_file_too_many,
}

interface EmailPartsProps {
  email: MessageEmail | null
  refusedFiles: readonly RefusedFile[]
}

/** The subject of an email above its message, if it is not that of an answer. */
export function EmailSubject({ email }: Pick<EmailPartsProps, 'email'>) {
  if (!email?.subject) return null
  return (
    <p className={styles.subject} dir="auto">
      {email.subject}
    </p>
  )
}

/** What a message's email had beside its words: files that were not kept, and the whole of it. */
export function EmailParts({ email, refusedFiles }: EmailPartsProps) {
  return (
    <>
      {refusedFiles.map(({ name, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files of one name, in an order that does not change
        <p key={`${at} ${name}`} className={styles.refused}>
          <Icon name="warning-circle-fill" /> {refusals[reason]({ name })}
        </p>
      ))}
      {email?.isRaw && <p className={styles.refused}>{m.conversation_email_raw()}</p>}
      {email && <WholeEmail href={email.href} />}
    </>
  )
}
