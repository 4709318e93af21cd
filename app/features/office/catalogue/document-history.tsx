import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { AnswerOf } from '#app/client/api-client/calls.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { privatePages, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListMore } from '#app/features/office/desk/list-more.tsx'
import { ListWaits } from '#app/features/office/desk/list-waits.tsx'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { diffDocuments } from '#database/values/document/diff-documents.ts'
import { ChangeList } from './change-list.tsx'
import styles from './document-history.module.css'
import { type DocumentPath, refusalOf } from './document-saving.ts'
import { stateName } from './document-words.ts'
import type { EditedDocument } from './use-document.ts'

const CALL = 'GET /api/admin/content/{kind}/{key}/history'

type Version = AnswerOf<typeof CALL>['data'][number]

/** Every version: who saved it, when, why, and what it changed; each can be published again. */
export function DocumentHistory({ edited, onClose }: { edited: EditedDocument; onClose: () => void }) {
  const { notify } = useDesk()
  const { path } = edited
  const history = useInfiniteQuery(privatePages(CALL, { path }))
  const listed = history.data?.pages.flatMap(({ data }) => data)
  const [once] = useState(oneAtATime)
  const panel = useRef<HTMLElement>(null)
  // All fields of the document are between its button and the panel.
  useEffect(() => panel.current?.focus(), [])
  function revert(number: number): void {
    void once(async () => {
      try {
        await browserApi('POST /api/admin/content/{kind}/{key}/revert', { path, body: { number } })
        notify(m.office_document_is_reverted({ number }))
      } catch (error) {
        notify(refusalOf(error), false)
      }
      await Promise.all([edited.readAgain(), history.refetch()])
    })
  }
  // What was typed is saved after every pause: of drafts in a row the last says it all.
  const versions = (listed ?? []).filter(
    ({ state }, index, all) => state !== 'draft' || all[index - 1]?.state !== 'draft',
  )
  return (
    <aside ref={panel} tabIndex={-1} className={styles.history} aria-label={m.office_document_history()}>
      <header>
        <Display size={20}>{m.office_document_history()}</Display>
        <SecondaryButton size="sm" onClick={onClose}>
          {m.office_notice_close()}
        </SecondaryButton>
      </header>
      <ListWaits list={history} />
      {listed?.length === 0 && <p>{m.office_document_history_none()}</p>}
      <ol>
        {versions.map((version, index) => (
          <VersionRow
            key={version.number}
            path={path}
            version={version}
            before={versions[index + 1]?.number ?? null}
            onRevert={() => revert(version.number)}
          />
        ))}
      </ol>
      <ListMore list={history} />
    </aside>
  )
}

interface VersionRowProps {
  path: DocumentPath
  version: Version
  /** The number of the version before it. */
  before: number | null
  onRevert: () => void
}

function VersionRow({ path, version, before, onRevert }: VersionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { number, state, author, note, createdTs } = version
  const when = whenOf(new Date(createdTs), new Date())
  return (
    <li>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{m.office_document_version({ number })}</b> {stateName(state)}
          <small>{[author, when].filter(Boolean).join(', ')}</small>
        </summary>
        {note && <p>{note}</p>}
        {isOpen && <VersionChanges path={path} after={number} before={before ?? number} />}
        <SecondaryButton size="sm" onClick={onRevert}>
          {m.office_document_revert()}
        </SecondaryButton>
      </details>
    </li>
  )
}

/** What a version changed, field by field. */
function VersionChanges({ path, ...numbers }: { path: DocumentPath; before: number; after: number }) {
  const call = 'GET /api/admin/content/{kind}/{key}'
  const after = usePrivateQuery(call, { path, query: { number: String(numbers.after) } })
  const before = usePrivateQuery(call, { path, query: { number: String(numbers.before) } })
  if (after.isPending || before.isPending) return <Skeleton height="4rem" />
  return <ChangeList changes={diffDocuments(before.data?.document, after.data?.document)} />
}
