import { useState } from 'react'
import { downloadFile } from '#app/client/download-file.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import styles from './attachment-link.module.css'

function sizeOf(bytes: number): string {
  const [amount, unit] =
    bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(amount)
}

interface AttachmentLinkProps {
  name: string
  /** Name of the saved file, if it is not the link's. */
  saveAs?: string
  /** Absent if the size is unknown because the file is generated on demand. */
  bytes?: number | undefined
  /** Address in the API. */
  href: string
}

/** Downloads an attachment of a message. */
export function AttachmentLink({ name, saveAs = name, bytes, href }: AttachmentLinkProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className={styles.attachment}>
      <TertiaryButton
        onClick={() => {
          setFailed(false)
          downloadFile(href, saveAs).catch(() => setFailed(true))
        }}
      >
        {name}
      </TertiaryButton>
      {bytes !== undefined && <span className={styles.size}>{sizeOf(bytes)}</span>}
      {hasFailed && <Note kind="error">{m.conversation_download_failed()}</Note>}
    </div>
  )
}
