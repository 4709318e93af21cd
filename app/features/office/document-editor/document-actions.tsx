import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk, useOffer } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { fromLocalInput, toLocalInput } from '#app/features/office/plan-page/snooze-times.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { diffDocuments } from '#database/values/document/diff-documents.ts'
import { isFields } from '#database/values/document/fields.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './document-actions.module.css'
import { type DocumentKind, keyForms } from './document-kind.ts'
import { DraftsReferredTo } from './document-notes.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { openPreview } from './open-preview.ts'
import type { EditedDocument } from './use-document.ts'

interface DocumentActionsProps {
  kind: DocumentKind
  docKey: string
  edited: EditedDocument
  onHistory: () => void
}

const refusals: Readonly<Record<string, () => string>> = {
  moved_on: m.office_document_moved_on,
  at_past: m.office_document_at_past,
  at_skipped: m.office_document_at_skipped,
  not_archivable: m.office_document_not_archivable,
}

/** Why a document was not published or archived. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return m.office_failed()
  const reason = isFields(error.data) ? String(error.data.reason) : ''
  if (error.status === 403) return m.office_document_may_not()
  return error.status === 422 ? m.office_document_refused() : (refusals[reason]?.() ?? m.office_failed())
}

/** Preview, history, duplicate, archive and publish; ⌘S publishes. */
export function DocumentActions({ kind, docKey, edited, onHistory }: DocumentActionsProps) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const [asks, setAsks] = useState<'publish' | 'archive' | 'duplicate' | null>(null)
  const [once] = useState(oneAtATime)
  const path = { kind, key: docKey }

  function act(call: () => Promise<unknown>, doneWords: string): void {
    void once(async () => {
      if (!(await edited.settle())) {
        notify(m.office_document_not_settled(), false)
        return
      }
      try {
        await call()
        setAsks(null)
        notify(doneWords)
      } catch (error) {
        setAsks(null)
        notify(refusalOf(error), false)
      }
      await edited.readAgain()
      await client.invalidateQueries({ queryKey: keyOf('GET /api/admin/content/{kind}', { path: { kind } }) })
    })
  }
  function publish(at: string | null): void {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    act(
      () =>
        browserApi('POST /api/admin/content/{kind}/{key}/publish', {
          path,
          body: { number: edited.latest(), ...(at && { at, timeZone }) },
        }),
      at ? m.office_document_will_publish() : m.office_document_is_published(),
    )
  }
  function withdraw(): void {
    const body = { number: edited.latest() }
    act(
      () => browserApi('POST /api/admin/content/{kind}/{key}/withdraw', { path, body }),
      m.office_document_is_withdrawn(),
    )
  }
  function archive(): void {
    act(
      () => browserApi('POST /api/admin/content/{kind}/{key}/archive', { path }),
      m.office_document_is_archived(),
    )
  }
  function preview(): void {
    const open = async () => {
      if (await edited.settle())
        return (await browserApi('GET /api/admin/content/{kind}/{key}/preview', { path })).data
      notify(m.office_document_not_settled(), false)
      return null
    }
    void once(() => openPreview(`${kind}/${docKey}`, open).catch(() => notify(m.office_failed(), false)))
  }
  useOffer([
    { label: m.office_document_publish(), icon: 'check-bold', key: 'mod+s', run: () => setAsks('publish') },
    { label: m.office_document_preview(), icon: 'globe-simple', key: 'v', run: preview },
    { label: m.office_document_history(), icon: 'clock', key: 'h', run: onHistory },
  ])
  return (
    <div className={styles.actions}>
      {edited.publishAt && (
        <>
          <span>{m.office_document_waits({ when: whenOf(new Date(edited.publishAt), new Date()) })}</span>
          <SecondaryButton size="sm" onClick={withdraw}>
            {m.office_document_withdraw()}
          </SecondaryButton>
        </>
      )}
      <SecondaryButton size="sm" onClick={preview}>
        {m.office_document_preview()}
      </SecondaryButton>
      <SecondaryButton size="sm" onClick={onHistory}>
        {m.office_document_history()}
      </SecondaryButton>
      {keyForms[kind] !== 'only' && (
        <SecondaryButton size="sm" onClick={() => setAsks('duplicate')}>
          {m.office_document_duplicate()}
        </SecondaryButton>
      )}
      <SecondaryButton size="sm" onClick={() => setAsks('archive')}>
        {m.office_document_archive()}
      </SecondaryButton>
      <button type="button" className={styles.publish} onClick={() => setAsks('publish')}>
        {m.office_document_publish()} <Kbd>⌘S</Kbd>
      </button>
      {asks === 'publish' && (
        <PublishDialog
          kind={kind}
          docKey={docKey}
          edited={edited}
          onClose={() => setAsks(null)}
          onPublish={publish}
        />
      )}
      {asks === 'archive' && (
        <AskDialog title={m.office_document_archive_title()} onClose={() => setAsks(null)}>
          <p>{m.office_document_archive_means()}</p>
          <SecondaryButton size="sm" onClick={archive}>
            {m.office_document_archive()}
          </SecondaryButton>
        </AskDialog>
      )}
      {asks === 'duplicate' && (
        <DuplicateDialog
          kind={kind}
          docKey={docKey}
          document={edited.document}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  )
}

interface PublishDialogProps {
  kind: DocumentKind
  docKey: string
  edited: EditedDocument
  onClose: () => void
  onPublish: (at: string | null) => void
}

/** What will change on the site, and when. */
function PublishDialog({ kind, docKey, edited, onClose, onPublish }: PublishDialogProps) {
  const [at, setAt] = useState('')
  const { problems, drafts, document, stored } = edited
  const published = usePrivateQuery('GET /api/admin/content/{kind}/{key}', {
    path: { kind, key: docKey },
    query: { number: String(stored?.published ?? 0) },
  })
  const before = stored?.published === null ? undefined : published.data?.document
  const hour = fromLocalInput(at)
  const isPast = hour !== null && hour.getTime() < Date.now()
  return (
    <AskDialog title={m.office_document_publish_title()} onClose={onClose}>
      {problems.length > 0 && (
        <p className={styles.stop}>{m.office_document_problems_first({ count: problems.length })}</p>
      )}
      <DraftsReferredTo kind={kind} docKey={docKey} drafts={drafts} />
      {published.isPending ? (
        <Skeleton height="4rem" />
      ) : (
        <ChangeList changes={diffDocuments(before, document)} />
      )}
      <form
        className={styles.when}
        onSubmit={event => {
          event.preventDefault()
          if (!isPast) onPublish(hour ? at : null)
        }}
      >
        <TextField
          type="datetime-local"
          label={m.office_document_at()}
          hint={m.office_document_at_hint()}
          error={isPast ? m.office_document_at_past() : undefined}
          min={toLocalInput(new Date())}
          value={at}
          onChange={event => setAt(event.target.value)}
        />
        <button type="submit" className={styles.publish} disabled={problems.length + drafts.length > 0}>
          {hour ? m.office_document_publish_then() : m.office_document_publish_now()}
        </button>
      </form>
      {drafts.length === 0 && (
        <TextLink to={links.officeTogether({ with: `${kind}/${docKey}` })}>
          {m.office_together_from()}
        </TextLink>
      )}
    </AskDialog>
  )
}
