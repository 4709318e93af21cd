import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { keyOf, privatePages } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListMore } from '#app/features/office/desk/list-more.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { ListSearch } from '#app/features/office/desk/list-search.tsx'
import { ListSelect } from '#app/features/office/desk/list-select.tsx'
import { ListWaits } from '#app/features/office/desk/list-waits.tsx'
import { useFilters } from '#app/features/office/desk/use-filters.ts'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { files, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { OfficePhoto, PhotoSubject } from '#app/picture/photo/photo-schema.ts'
import { photoStyle } from '#app/picture/picture.ts'
import { Frame } from '#app/ui/frame.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { photoSubjects } from '#database/values/photo-subjects.ts'
import { ACCEPTED, type PhotoDraft, PhotoSide } from './photo-side.tsx'
import { isWordless, photoName, subjectKinds } from './photo-words.ts'
import styles from './picture-desk.module.css'
import { type StoredPhoto, type Upload, useUploads } from './use-uploads.ts'

const states = ['all', 'waiting', 'wordless', 'published'] as const
const stateNames = {
  all: m.office_photo_all,
  waiting: m.office_photo_state_waiting,
  wordless: m.office_photo_state_wordless,
  published: m.office_photo_state_published,
}
const kinds = Object.entries(subjectKinds)

interface PictureGridProps {
  rows: readonly OfficePhoto[]
  uploads: readonly Upload[]
  chosenKey: string | null
  /** Whether something typed is not saved. */
  isDrafted: (key: string) => boolean
  onChoose: (key: string) => void
  /** Forgets an upload that was refused. */
  onDismiss: (id: string) => void
  ref: Ref<HTMLUListElement>
}

/** Photographs to choose from, after what is on its way. */
function PictureGrid({ rows, uploads, chosenKey, isDrafted, onChoose, onDismiss, ref }: PictureGridProps) {
  return (
    <ul className={styles.grid} ref={ref}>
      {uploads.map(({ id, file, state, sent, words }) => (
        <li key={id} className={styles.upload}>
          <span className={styles.bar}>
            <progress value={state === 'refused' ? 0 : sent} aria-label={file.name} />
          </span>
          <span className={styles.name}>{file.name}</span>
          {state === 'refused' ? (
            <span className={styles.refused} role="alert">
              {words}{' '}
              <TertiaryButton onClick={() => onDismiss(id)}>{m.office_photo_dismiss()}</TertiaryButton>
            </span>
          ) : (
            <small>{state === 'sending' ? `${Math.round(sent * 100)} %` : m.office_photo_waits()}</small>
          )}
        </li>
      ))}
      {rows.map(photo => {
        const { key, alt, credit, published, subjects } = photo
        return (
          <li key={key}>
            <button
              type="button"
              data-key={key}
              aria-pressed={key === chosenKey}
              onClick={() => onChoose(key)}
            >
              <Frame
                ratio="4x3"
                src={files.photo(key, 384)}
                alt=""
                style={photoStyle({ ...photo, alt: alt.en, credit })}
              />
              <span className={styles.name}>{photoName(photo)}</span>
              <small>
                {[
                  isDrafted(key) && m.office_photo_unsaved(),
                  isWordless(photo) && m.office_photo_state_wordless(),
                  published
                    ? m.office_photo_uses({ count: subjects.length })
                    : m.office_photo_state_waiting(),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The operator's photographs: upload, choose where to look, describe, publish (design 17, Pictures). */
export function PictureDesk() {
  const desk = useDesk()
  const client = useQueryClient()
  const { query, q, change } = useFilters()
  const state = states.find(each => each === query.get('state')) ?? 'all'
  const kind = photoSubjects.find(each => each === query.get('kind'))
  const subjectKey = query.get('subject') ?? undefined
  const subject: PhotoSubject | null = kind && subjectKey ? { kind, key: subjectKey } : null
  const found = useInfiniteQuery({
    ...privatePages('GET /api/admin/photo', {
      query: {
        ...{ q: q || undefined, kind, subject: subjectKey, country: query.get('country') ?? undefined },
        state: state === 'all' ? undefined : state,
      },
    }),
    placeholderData: keepPreviousData,
  })
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? []
  const [chosenKey, choose] = useState<string | null>(null)
  const chosen = rows.find(({ key }) => key === chosenKey) ?? null
  const [drafts, setDrafts] = useState<ReadonlyMap<string, PhotoDraft>>(new Map())
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const side = useRef<HTMLElement>(null)
  const point = useRef<HTMLButtonElement>(null)
  const { notify } = desk

  const onStored = useCallback(
    ({ key, isNew }: StoredPhoto, { file, isRepeated }: Upload) => {
      choose(was => was ?? key)
      if (!isNew && !isRepeated) {
        choose(key)
        notify(m.office_photo_duplicate({ name: file.name }), false)
      }
      void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/photo') })
    },
    [client, notify],
  )
  const { uploads, add, remove, resume, isPaused } = useUploads(onStored)

  useEffect(() => {
    function onPaste({ clipboardData }: ClipboardEvent): void {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) add(files, subject)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  })

  function show(key: string): void {
    choose(key)
    requestAnimationFrame(() => side.current?.scrollIntoView({ block: 'nearest' }))
  }
  function move(step: number): void {
    const at = rows.findIndex(({ key }) => key === chosenKey)
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
    if (!next) return
    choose(next.key)
    grid.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }
  const focusIn = (selector: string) => side.current?.querySelector<HTMLElement>(selector)?.focus()
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    n: () => input.current?.click(),
    f: () => point.current?.focus(),
    a: () => focusIn('[name=alt_en]'),
    u: () => focusIn('[name=subject]'),
    '/': () => search.current?.focus(),
  })
  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files], subject)
  }
  const isFiltered = query.size > 0
  return (
    <div className={styles.place}>
      <main
        id="main"
        className={styles.main}
        data-over={isOver || undefined}
        aria-busy={found.isPending}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <ListHead title={m.office_pictures()}>
          <ListChoices
            label={m.office_photo_which()}
            choices={states.map(each => [each, stateNames[each]()] as const)}
            chosen={state}
            onChoose={each => change('state', each === 'all' ? undefined : each)}
          />
          <ListSelect
            label={m.office_filter_country()}
            all={m.office_every_country()}
            choices={desk.countries.map(({ tag, name }) => [tag, name])}
            value={query.get('country')}
            onChange={value => change('country', value)}
          />
          <ListSelect
            label={m.office_photo_of_kind()}
            all={m.office_photo_every_kind()}
            choices={kinds.map(([value, name]) => [value, name()])}
            value={kind}
            onChange={value => change('kind', value)}
          />
          <ListSearch
            label={m.office_photo_find()}
            q={q}
            onSearch={words => change('q', words)}
            onDown={() => grid.current?.querySelector('button')?.focus()}
            fieldRef={search}
          />
          <SecondaryButton size="sm" icon="plus-bold" onClick={() => input.current?.click()}>
            {m.office_photo_add()}
          </SecondaryButton>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            multiple
            hidden
            aria-label={m.office_photo_add()}
            onChange={({ target }) => {
              add([...(target.files ?? [])], subject)
              target.value = ''
            }}
          />
        </ListHead>
        <div className={styles.body}>
          {subject && (
            <p className={styles.fine}>
              {m.office_photo_of_subject({ name: subject.key })}{' '}
              <SecondaryButton size="sm" onClick={() => change('subject', undefined)}>
                {m.office_photo_see_all()}
              </SecondaryButton>
            </p>
          )}
          {isPaused && (
            <p className={styles.fine} role="status">
              {m.office_photo_paused()}{' '}
              <SecondaryButton size="sm" onClick={resume}>
                {m.office_retry()}
              </SecondaryButton>
            </p>
          )}
          <ListWaits list={found} />
          {found.data && rows.length === 0 && uploads.length === 0 && (
            <ListNothing
              title={isFiltered ? m.office_photo_none() : m.office_photo_none_yet()}
              line={m.office_photo_how()}
            >
              {isFiltered && (
                <SecondaryButton size="sm" to={links.officePictures()}>
                  {m.office_photo_see_all()}
                </SecondaryButton>
              )}
            </ListNothing>
          )}
          <PictureGrid
            ref={grid}
            rows={rows}
            uploads={uploads}
            chosenKey={chosenKey}
            isDrafted={key => drafts.has(key)}
            onChoose={show}
            onDismiss={remove}
          />
          <ListMore list={found} className={styles.fine} />
        </div>
        <KeyStrip
          keys={[
            ['J K', m.office_key_move()],
            ['N', m.office_photo_add()],
            ['F', m.office_photo_key_focus()],
            ['A', m.office_photo_key_words()],
            ['U', m.office_photo_key_where()],
            ['/', m.office_key_search()],
          ]}
        />
      </main>
      {chosen && (
        <PhotoSide
          key={chosen.key}
          photo={chosen}
          draft={drafts.get(chosen.key)}
          onDraft={draft =>
            setDrafts(all => {
              const next = new Map(all)
              if (draft) next.set(chosen.key, draft)
              else next.delete(chosen.key)
              return next
            })
          }
          onSaved={(saved, number) =>
            setDrafts(all => {
              const next = new Map(all)
              const typed = next.get(chosen.key)
              if (typed === saved) next.delete(chosen.key)
              else if (typed) next.set(chosen.key, { ...typed, number })
              return next
            })
          }
          onGone={() => {
            choose(null)
            grid.current?.querySelector('button')?.focus()
          }}
          focusRef={point}
          ref={side}
        />
      )}
      <p className={styles.spoken} role="status">
        {uploads.length > 0 && m.office_photo_left({ count: uploads.length })}
      </p>
    </div>
  )
}
