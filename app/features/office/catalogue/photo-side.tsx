import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { addressOf } from '#app/client/api-client/calls.ts'
import { downloadFile } from '#app/client/download-file.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListSide, SideLine } from '#app/features/office/desk/list-side.tsx'
import { m } from '#app/paraglide/messages.js'
import type { OfficePhoto } from '#app/picture/photo/photo-schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FocusPoint } from './focus-point.tsx'
import styles from './photo-side.module.css'
import { isWordless, photoName, refusalWords } from './photo-words.ts'
import { SubjectPicker } from './subject-picker.tsx'
import { SubjectRows } from './subject-rows.tsx'
import { sendPhoto } from './use-uploads.ts'

/** What was typed of a photograph and is not saved. */
export type PhotoDraft = Partial<Pick<OfficePhoto, 'focus' | 'alt' | 'credit' | 'licence' | 'subjects'>> & {
  /** What it was when somebody began to type. */
  number: number
}

interface PhotoSideProps {
  photo: OfficePhoto
  draft: PhotoDraft | undefined
  onDraft: (draft: PhotoDraft | undefined) => void
  /** This draft was saved; what was typed meanwhile is not. */
  onSaved: (draft: PhotoDraft | undefined, number: number) => void
  /** It was deleted. */
  onGone: () => void
  focusRef: Ref<HTMLButtonElement>
  ref: Ref<HTMLElement>
}

/** The chosen photograph: its crops, its words, what it shows. Nothing typed is lost until it is saved. */
export function PhotoSide({ photo, draft, onDraft, onSaved, onGone, focusRef, ref }: PhotoSideProps) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const [once] = useState(oneAtATime)
  const [theirs, setTheirs] = useState<OfficePhoto | null>(null)
  const [areWordsMissed, setWordsMissed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const shown = { ...photo, ...draft, number: photo.number }
  const isFixed = !photo.mayChange
  const path = { key: photo.key }

  function edit(change: Partial<PhotoDraft>): void {
    onDraft({ number: photo.number, ...draft, ...change })
  }
  const readAgain = () => client.invalidateQueries({ queryKey: keyOf('GET /api/admin/photo') })

  async function save(published: boolean, number = draft?.number ?? photo.number): Promise<void> {
    if (published && isWordless(shown)) {
      setWordsMissed(true)
      form.current
        ?.querySelector<HTMLElement>(shown.alt.en.trim() ? '[name=alt_es]' : '[name=alt_en]')
        ?.focus()
      return
    }
    setWordsMissed(false)
    const { number: _, subjects, ...typed } = { number, ...draft }
    const placed = subjects?.map(({ kind, key, order }) => ({ kind, key, order }))
    try {
      const { data } = await browserApi('PATCH /api/admin/photo/{key}', {
        path,
        body: { ...typed, number, published, ...(placed && { subjects: placed }) },
      })
      setTheirs(null)
      await readAgain()
      onSaved(draft, data.number)
      notify(published ? m.office_photo_is_published() : m.office_photo_saved())
    } catch (error) {
      const current = movedOnTo(error)
      if (current) setTheirs(current)
      else notify(refusalWords(error) ?? m.office_photo_not_saved(), false)
    }
  }
  return (
    <ListSide
      label={m.office_photo_chosen()}
      title={photoName(shown)}
      ref={ref}
      lines={
        <SideLine>
          {[
            photo.fileName,
            `${photo.width} × ${photo.height}`,
            photo.published ? m.office_photo_state_published() : m.office_photo_state_waiting(),
          ]
            .filter(Boolean)
            .join(', ')}
        </SideLine>
      }
    >
      {isFixed && <Note kind="wait">{m.office_photo_not_yours()}</Note>}
      <FocusPoint
        photo={photo}
        focus={shown.focus}
        onMove={focus => edit({ focus })}
        isFixed={isFixed}
        ref={focusRef}
      />
      <form
        ref={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void once(() => save(photo.published))
        }}
      >
        {(['en', 'es'] as const).map(language => (
          <TextArea
            key={language}
            name={`alt_${language}`}
            lang={language}
            label={language === 'en' ? m.office_photo_alt_en() : m.office_photo_alt_es()}
            error={
              areWordsMissed && shown.alt[language].trim() === '' ? m.office_photo_alt_missing() : undefined
            }
            rows={2}
            maxLength={300}
            readOnly={isFixed}
            value={shown.alt[language]}
            onChange={({ target }) => edit({ alt: { ...shown.alt, [language]: target.value } })}
          />
        ))}
        <TextField
          name="credit"
          label={m.office_photo_credit()}
          maxLength={200}
          readOnly={isFixed}
          value={shown.credit ?? ''}
          onChange={({ target }) => edit({ credit: target.value })}
        />
        <TextField
          name="licence"
          label={m.office_photo_licence()}
          hint={m.office_photo_licence_hint()}
          maxLength={200}
          readOnly={isFixed}
          value={shown.licence ?? ''}
          onChange={({ target }) => edit({ licence: target.value })}
        />
        <section className={styles.subjects}>
          <Display as="h3" size={20}>
            {m.office_photo_shows()}
          </Display>
          <SubjectRows
            subjects={shown.subjects}
            onChange={subjects => edit({ subjects })}
            isFixed={isFixed}
          />
          {!isFixed && (
            <SubjectPicker
              isChosen={({ kind, key }) =>
                shown.subjects.some(each => each.kind === kind && each.key === key)
              }
              onPick={subject =>
                edit({ subjects: [...shown.subjects, { ...subject, order: 999, among: 0 }] })
              }
            />
          )}
        </section>
        {theirs && (
          <Note kind="error">
            <p>{m.office_photo_moved_on()}</p>
            <blockquote>
              {[theirs.alt.en, theirs.alt.es, theirs.credit, theirs.licence].filter(Boolean).join(' · ')}
            </blockquote>
            <TertiaryButton onClick={() => void once(() => save(theirs.published, theirs.number))}>
              {m.office_photo_keep_mine()}
            </TertiaryButton>{' '}
            <TertiaryButton
              onClick={() => {
                setTheirs(null)
                onDraft(undefined)
                void readAgain()
              }}
            >
              {m.office_photo_take_theirs()}
            </TertiaryButton>
          </Note>
        )}
        {!isFixed && (
          <div className={styles.actions}>
            {photo.published ? (
              <>
                <Button type="submit">{m.office_photo_save()}</Button>
                <SecondaryButton size="sm" onClick={() => void once(() => save(false))}>
                  {m.office_photo_unpublish()}
                </SecondaryButton>
              </>
            ) : (
              <>
                <Button type="button" onClick={() => void once(() => save(true))}>
                  {m.office_photo_publish()}
                </Button>
                <SecondaryButton size="sm" type="submit">
                  {m.office_photo_save()}
                </SecondaryButton>
              </>
            )}
          </div>
        )}
      </form>
      {!isFixed && <MoreActions photo={photo} onDone={readAgain} onGone={onGone} />}
    </ListSide>
  )
}

function movedOnTo(error: unknown): OfficePhoto | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  const { current } = error.data as { current?: OfficePhoto }
  return current ?? null
}

interface MoreActionsProps {
  photo: OfficePhoto
  onDone: () => Promise<unknown>
  onGone: () => void
}

/** Its file: download, replacement wherever it is, deletion. */
function MoreActions({ photo, onDone, onGone }: MoreActionsProps) {
  const { notify } = useDesk()
  const [once] = useState(oneAtATime)
  const [isAsking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const { key, fileName, subjects } = photo
  async function run(call: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await call()
      await onDone()
      notify(done)
    } catch (error) {
      notify(refusalWords(error) ?? m.office_photo_not_saved(), false)
    }
  }
  async function replaceBy(file: File): Promise<void> {
    const { key: by } = await sendPhoto(file, null, () => undefined)
    await browserApi('POST /api/admin/photo/{key}/replacement', { path: { key }, body: { by } })
  }
  const remove = () => browserApi('DELETE /api/admin/photo/{key}', { path: { key } })
  return (
    <div className={styles.more}>
      <TertiaryButton
        icon="download-simple"
        onClick={() =>
          downloadFile(
            addressOf('GET /api/admin/photo/{key}/original', { path: { key } }),
            fileName || `${key}.jpg`,
          ).catch(() => notify(m.office_photo_no_original(), false))
        }
      >
        {m.office_photo_original()}
      </TertiaryButton>
      <TertiaryButton icon="image" onClick={() => input.current?.click()}>
        {m.office_photo_replace()}
      </TertiaryButton>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={m.office_photo_replace()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void once(() => run(() => replaceBy(file), m.office_photo_replaced()))
        }}
      />
      <TertiaryButton icon="x-bold" onClick={() => setAsking(true)}>
        {m.office_photo_delete()}
      </TertiaryButton>
      <Dialog open={isAsking} onClose={() => setAsking(false)} labelledBy={titleId}>
        <div className={styles.asking}>
          <Display as="h2" size={24} id={titleId}>
            {m.office_photo_delete_ask({ name: photoName(photo) })}
          </Display>
          <p>{m.office_photo_delete_where({ count: subjects.length })}</p>
          <Button
            onClick={() =>
              void once(async () => {
                setAsking(false)
                await run(async () => {
                  await remove()
                  onGone()
                }, m.office_photo_deleted())
              })
            }
          >
            {m.office_photo_delete()}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

/** Without HEIC, so that iPhones send JPEG. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'
