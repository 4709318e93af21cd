import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk, useOffer } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { diffDocuments } from '#database/values/document/diff-documents.ts'
import { isSame } from '#database/values/document/fields.ts'
import { AskDialog, BeginDialog } from './ask-dialog.tsx'
import { ChangeList } from './change-list.tsx'
import { CountryField, useHomes } from './country-field.tsx'
import styles from './document-actions.module.css'
import { blankOf, documentJson } from './document-edits.ts'
import { fieldOf } from './document-fields.ts'
import { DraftsReferredTo } from './document-notes.tsx'
import { type DocumentPath, refusalOf, saveDocumentDraft } from './document-saving.ts'
import { keyOf as documentKeyOf, keyForms } from './document-words.ts'
import { useHour } from './publish-hour.tsx'
import type { EditedDocument } from './use-document.ts'
import { usePreview } from './use-preview.ts'

/**
 * The version over which a copy may be saved: nothing, or a draft in which nothing is written yet, as each country begins with one
 * of everything that it has one of. @throws ApiError 412 if somebody wrote there.
 */
async function freeVersion(path: DocumentPath): Promise<number> {
  if (keyForms[path.kind] !== 'of_country') return 0
  try {
    const { data } = await browserApi('GET /api/admin/content/{kind}/{key}', { path })
    const schema = await browserApi('GET /api/admin/content/schema/{kind}', { path })
    const isFree = data.published === null && isSame(data.document, documentJson(blankOf(fieldOf(schema))))
    if (!isFree) throw new ApiError(412, undefined, null)
    return data.number
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 0
    throw error
  }
}

/** Where a copy of a document goes: into a country, which may be a new one, and under a key of its own. */
function DuplicateDialog({ edited, onClose }: { edited: EditedDocument; onClose: () => void }) {
  const { kind, key: docKey } = edited.path
  const form = keyForms[kind]
  const [home = '', own = docKey] = form === 'in_country' ? docKey.split('.') : [docKey]
  const [typed, setName] = useState<string>()
  // Of what each country has one of, a copy goes to another.
  const homes = useHomes().filter(({ tag }) => form !== 'of_country' || tag !== docKey)
  const [chosen, setCountry] = useState(form === 'in_country' ? home : undefined)
  const country = chosen ?? homes[0]?.tag ?? ''
  const name = typed ?? (form === 'in_country' && country !== home ? own : `${own}-2`)
  const key = documentKeyOf(kind, country, name)

  async function begin(): Promise<string> {
    const copy = { kind, key }
    await saveDocumentDraft(copy, await freeVersion(copy), edited.document)
    return links.officeDocument(kind, key)
  }
  return (
    <BeginDialog
      title={m.office_document_duplicate_title()}
      onClose={onClose}
      begin={m.office_document_duplicate()}
      onBegin={begin}
    >
      {form !== 'named' && <CountryField homes={homes} country={country} onChoose={setCountry} />}
      {form !== 'of_country' && (
        <TextField
          label={m.office_document_key()}
          hint={m.office_document_key_hint()}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </BeginDialog>
  )
}

/** Preview, history, duplicate, archive and publish; ⌘S publishes. */
export function DocumentActions({ edited, onHistory }: { edited: EditedDocument; onHistory: () => void }) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const [asks, setAsks] = useState<'publish' | 'archive' | 'duplicate' | null>(null)
  const [once] = useState(oneAtATime)
  const { path } = edited
  const close = () => setAsks(null)

  /** What is typed is saved first, which makes it the latest. */
  async function isSettled(): Promise<boolean> {
    const settled = await edited.settle()
    if (!settled) notify(m.office_document_not_settled(), false)
    return settled
  }
  function act(call: () => Promise<unknown>, doneWords: string): void {
    void once(async () => {
      if (!(await isSettled())) return
      try {
        await call()
        notify(doneWords)
      } catch (error) {
        notify(refusalOf(error), false)
      }
      close()
      await edited.readAgain()
      const list = keyOf('GET /api/admin/content/{kind}', { path: { kind: path.kind } })
      await client.invalidateQueries({ queryKey: list })
    })
  }
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
  const preview = usePreview(`${path.kind}/${path.key}`, async () =>
    (await isSettled()) ? browserApi('GET /api/admin/content/{kind}/{key}/preview', { path }) : null,
  )
  useOffer([
    { label: m.office_document_publish(), icon: 'check-bold', key: 'mod+s', run: () => setAsks('publish') },
    { label: m.office_document_preview(), icon: 'globe-simple', key: 'v', run: preview },
    { label: m.office_document_history(), icon: 'clock', key: 'h', run: onHistory },
  ])
  const buttons = [
    [m.office_document_preview(), preview],
    [m.office_document_history(), onHistory],
    ...(keyForms[path.kind] === 'only'
      ? []
      : [[m.office_document_duplicate(), () => setAsks('duplicate')] as const]),
    [m.office_document_archive(), () => setAsks('archive')],
  ] as const
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
      {buttons.map(([words, press]) => (
        <SecondaryButton key={words} size="sm" onClick={press}>
          {words}
        </SecondaryButton>
      ))}
      <button type="button" className={styles.publish} onClick={() => setAsks('publish')}>
        {m.office_document_publish()} <Kbd>⌘S</Kbd>
      </button>
      {asks === 'publish' && <PublishDialog edited={edited} onClose={close} onPublish={publish} />}
      {asks === 'archive' && (
        <AskDialog title={m.office_document_archive_title()} onClose={close} onSubmit={archive}>
          <p>{m.office_document_archive_means()}</p>
          <SecondaryButton size="sm" type="submit">
            {m.office_document_archive()}
          </SecondaryButton>
        </AskDialog>
      )}
      {asks === 'duplicate' && <DuplicateDialog edited={edited} onClose={close} />}
    </div>
  )
}

interface PublishDialogProps {
  edited: EditedDocument
  onClose: () => void
  onPublish: (hour: { at?: string; timeZone?: string }) => void
}

/** What will change on the site, and when. */
function PublishDialog({ edited, onClose, onPublish }: PublishDialogProps) {
  const hour = useHour()
  const { path, problems, drafts, document, stored } = edited
  const query = { number: String(stored?.published ?? 0) }
  const published = usePrivateQuery('GET /api/admin/content/{kind}/{key}', { path, query })
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
      <DraftsReferredTo edited={edited} />
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
        <TextLink to={links.officeTogether({ with: `${path.kind}/${path.key}` })}>
          {m.office_together_from()}
        </TextLink>
      )}
    </AskDialog>
  )
}
