import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk, useOffer } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { diffDocuments } from '#database/values/document/diff-documents.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './document-actions.module.css'
import { type DocumentKind, keyForms } from './document-kind.ts'
import { DraftsReferredTo } from './document-notes.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { openPreview } from './open-preview.ts'
import { useHour } from './publish-hour.tsx'
import { refusalOf } from './refusals.ts'
import type { EditedDocument } from './use-document.ts'

const READ = 'GET /api/admin/content/{kind}/{key}'

interface DocumentActionsProps {
  kind: DocumentKind
  docKey: string
  edited: EditedDocument
  onHistory: () => void
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
        notify(doneWords)
      } catch (error) {
        notify(refusalOf(error), false)
      }
      setAsks(null)
      await edited.readAgain()
      await client.invalidateQueries({ queryKey: keyOf('GET /api/admin/content/{kind}', { path: { kind } }) })
    })
  }
  // What is typed is saved first, which makes it the latest.
  const latest = () => ({ number: edited.latest() })
  const publish: PublishDialogProps['onPublish'] = hour =>
    act(
      () =>
        browserApi('POST /api/admin/content/{kind}/{key}/publish', { path, body: { ...latest(), ...hour } }),
      hour.at ? m.office_document_will_publish() : m.office_document_is_published(),
    )
  const withdraw = () =>
    act(
      () => browserApi('POST /api/admin/content/{kind}/{key}/withdraw', { path, body: latest() }),
      m.office_document_is_withdrawn(),
    )
  const archive = () =>
    act(
      () => browserApi('POST /api/admin/content/{kind}/{key}/archive', { path }),
      m.office_document_is_archived(),
    )
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
        <AskDialog title={m.office_document_archive_title()} onClose={() => setAsks(null)} onSubmit={archive}>
          <p>{m.office_document_archive_means()}</p>
          <SecondaryButton size="sm" type="submit">
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
  onPublish: (hour: { at?: string; timeZone?: string }) => void
}

/** What will change on the site, and when. */
function PublishDialog({ kind, docKey, edited, onClose, onPublish }: PublishDialogProps) {
  const hour = useHour()
  const { problems, drafts, document, stored } = edited
  const published = usePrivateQuery(READ, {
    path: { kind, key: docKey },
    query: { number: String(stored?.published ?? 0) },
  })
  const before = stored?.published === null ? undefined : published.data?.document
  return (
    <AskDialog
      title={m.office_document_publish_title()}
      onClose={onClose}
      onSubmit={() => hour.isPast || onPublish(hour.sent)}
    >
      {problems.length > 0 && (
        <p className={styles.stop}>{m.office_document_problems_first({ count: problems.length })}</p>
      )}
      <DraftsReferredTo kind={kind} docKey={docKey} drafts={drafts} />
      {published.isPending ? (
        <Skeleton height="4rem" />
      ) : (
        <ChangeList changes={diffDocuments(before, document)} />
      )}
      {hour.field(m.office_document_at_hint())}
      <button type="submit" className={styles.publish} disabled={problems.length + drafts.length > 0}>
        {hour.isLater ? m.office_document_publish_then() : m.office_document_publish_now()}
      </button>
      {drafts.length === 0 && (
        <TextLink to={links.officeTogether({ with: `${kind}/${docKey}` })}>
          {m.office_together_from()}
        </TextLink>
      )}
    </AskDialog>
  )
}
