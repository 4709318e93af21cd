import { useState } from 'react'
import { addressOf } from '#app/client/api-client/calls.ts'
import { downloadFile } from '#app/client/download-file.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import styles from '#app/features/traveller/files/file-list.module.css'
import { type FileFormat, fileName } from '#app/features/traveller/files/file-trip.ts'
import { filesOf } from '#app/features/traveller/files/file-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'

/**
 * Files of the traveller's own proposal. They are fetched by script, because a plain link cannot carry the login key.
 */
export function OwnFiles({ proposal }: { proposal: OwnProposal }) {
  const { planId, number, content, map } = proposal
  const [busy, setBusy] = useState<FileFormat | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function download(format: FileFormat): Promise<void> {
    if (busy) return
    setBusy(format)
    setHasFailed(false)
    try {
      const path = { id: planId, number, format }
      const address = addressOf('GET /api/private/plan/{id}/proposal/{number}/file/{format}', { path })
      await downloadFile(address, fileName(proposal, format))
    } catch {
      setHasFailed(true)
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className={styles.part}>
      <Display as="h3" size={24}>
        {m.file_title()}
      </Display>
      <Text>{m.file_lead()}</Text>
      <ul className={styles.files}>
        {filesOf({ hasDates: content.startsOn !== null, hasMap: map !== null }).map(
          ({ format, icon, name, note }) => (
            <li key={format}>
              <button type="button" aria-busy={busy === format} onClick={() => void download(format)}>
                <Icon name={icon} />
                <span>
                  <b>{name()}</b>
                  <small>{busy === format ? m.file_making() : note()}</small>
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
      {hasFailed && <Note kind="error">{m.file_failed()}</Note>}
    </div>
  )
}
