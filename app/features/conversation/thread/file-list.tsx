import { useId } from 'react'
import { AttachmentLink } from '#app/features/conversation/attachment/attachment-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './file-list.module.css'
import { shortDay } from './thread.ts'

export interface ListedFile {
  name: string
  mediaType: string
  /** Absent if the size is unknown because the file is generated on demand. */
  bytes?: number | undefined
  /** Address in the API. */
  href: string
  /** ISO 8601. */
  createdTs: string
}

/** All files of a conversation; renders nothing without any. */
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
            <time dateTime={createdTs}>{shortDay(new Date(createdTs))}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
