import { useId } from 'react'
import { AttachmentLink } from '#app/features/conversation/attachment/attachment-link.tsx'
import { shortDayOf } from '#app/features/conversation/thread/thread-times.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './file-list.module.css'

export interface ListedFile {
  name: string
  mediaType: string
  /** Left out where nobody knows before it is made. */
  bytes?: number | undefined
  /** Of the API. */
  href: string
  /** ISO 8601. */
  createdTs: string
}

/** Every file of a conversation in one place, however long ago it came; nothing where there is none. */
export function FileList({ files }: { files: readonly ListedFile[] }) {
  const id = useId()
  if (files.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {m.conversation_files()}
      </h2>
      <ul className={styles.files}>
        {files.map(({ name, mediaType, bytes, href, createdTs }) => (
          <li key={href}>
            <Icon name={mediaType.startsWith('image/') ? 'image' : 'file-text'} />
            <AttachmentLink {...{ name, href, bytes }} />
            <time dateTime={createdTs}>{shortDayOf(new Date(createdTs))}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
