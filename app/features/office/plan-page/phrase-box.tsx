import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './phrase-box.module.css'
import {
  LONGEST_PHRASE,
  LONGEST_PHRASE_NAME,
  openMarks,
  type Phrase,
  type PhraseMark,
  phraseMarks,
  unknownMarks,
} from './phrase-schema.ts'

const markNames: Record<PhraseMark, () => string> = {
  name: m.office_phrase_name_of,
  country: m.office_phrase_country,
  trip: m.office_phrase_trip,
  start: m.office_phrase_start,
  end: m.office_phrase_end,
  planner: m.office_phrase_planner,
  number: m.office_phrase_number,
}

const inBraces = (marks: readonly string[]) => marks.map(mark => `{${mark}}`).join(', ')

/** What a reply still has in braces; nothing if it has nothing. */
export function openWords(text: string): string | null {
  const open = openMarks(text)
  return open.length > 0 ? m.office_phrase_open({ marks: inBraces(open) }) : null
}

interface PhraseBoxProps {
  planId: number
  onUse: (text: string) => void
  onClose: () => void
}

/** A planner's own phrases, filled from the plan that they answer: to use, to change, to remove, and new ones. */
export function PhraseBox({ planId, onUse, onClose }: PhraseBoxProps) {
  const titleId = useId()
  const [edited, setEdited] = useState<Phrase | 'new' | null>(null)
  const { data, isPending, refetch } = usePrivateQuery('GET /api/admin/phrase', {
    query: { plan: String(planId) },
  })
  async function leaveForm(): Promise<void> {
    await refetch()
    setEdited(null)
  }
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <div className={styles.box}>
        <Display size={24} id={titleId}>
          {m.office_phrases()}
        </Display>
        {isPending && <Skeleton height="6rem" />}
        {!isPending && !data && <Note kind="error">{m.office_away()}</Note>}
        {edited ? (
          <PhraseForm phrase={edited === 'new' ? null : edited} onDone={leaveForm} />
        ) : (
          data && (
            <>
              {data.length === 0 && <p>{m.office_phrases_none()}</p>}
              <ul>
                {data.map(each => (
                  <PhraseRow
                    key={each.id}
                    phrase={each}
                    onUse={onUse}
                    onEdit={() => setEdited(each)}
                    onGone={refetch}
                  />
                ))}
              </ul>
              <SecondaryButton size="sm" icon="plus-bold" onClick={() => setEdited('new')}>
                {m.office_phrase_new()}
              </SecondaryButton>
            </>
          )
        )}
      </div>
    </Dialog>
  )
}

interface PhraseRowProps {
  phrase: Phrase
  onUse: (text: string) => void
  onEdit: () => void
  onGone: () => Promise<unknown>
}

/** A phrase as it would stand in the reply; removed by two presses. */
function PhraseRow({ phrase: { id, name, filled }, onUse, onEdit, onGone }: PhraseRowProps) {
  const [isSure, setSure] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const open = openWords(filled?.text ?? '')
  async function remove(): Promise<void> {
    try {
      await browserApi('DELETE /api/admin/phrase/{id}', { path: { id } })
      await onGone()
    } catch {
      setFailed(true)
    }
  }
  return (
    <li className={styles.phrase}>
      <b>{name}</b>
      <p dir="auto">{filled?.text}</p>
      {open && <p className={styles.open}>{open}</p>}
      {filled?.isOtherLanguage && <p className={styles.open}>{m.office_phrase_other_language()}</p>}
      {hasFailed && <Note kind="error">{m.office_failed()}</Note>}
      <div className={styles.ways}>
        <SecondaryButton
          size="sm"
          aria-label={m.office_phrase_use_of({ name })}
          onClick={() => onUse(filled?.text ?? '')}
        >
          {m.office_phrase_use()}
        </SecondaryButton>
        <TertiaryButton aria-label={m.office_phrase_change_of({ name })} onClick={onEdit}>
          {m.office_phrase_change()}
        </TertiaryButton>
        <TertiaryButton
          aria-label={isSure ? m.office_phrase_remove_sure_of({ name }) : m.office_phrase_remove_of({ name })}
          onClick={() => (isSure ? void remove() : setSure(true))}
        >
          {isSure ? m.office_phrase_remove_sure() : m.office_phrase_remove()}
        </TertiaryButton>
      </div>
    </li>
  )
}

interface PhraseFormProps {
  /** Null for a new one. */
  phrase: Phrase | null
  onDone: () => Promise<void>
}

/** Writes a phrase in both languages; what it names is checked before it is sent. */
function PhraseForm({ phrase, onDone }: PhraseFormProps) {
  const [en, setEn] = useState(phrase?.en ?? '')
  const [es, setEs] = useState(phrase?.es ?? '')
  const [name, setName] = useState(phrase?.name ?? '')
  const [isRefused, setRefused] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [once] = useState(oneAtATime)
  const problemOf = (text: string) => {
    const unknown = unknownMarks(text)
    return isRefused && unknown.length > 0 ? m.office_phrase_unknown({ marks: inBraces(unknown) }) : undefined
  }
  const isEmpty = !en.trim() && !es.trim()
  async function save(): Promise<void> {
    setRefused(true)
    setFailed(false)
    if (isEmpty || unknownMarks(en + es).length > 0) return
    try {
      const body = { name, en, es }
      if (phrase) await browserApi('PUT /api/admin/phrase/{id}', { path: { id: phrase.id }, body })
      else await browserApi('POST /api/admin/phrase', { body })
      await onDone()
    } catch {
      setFailed(true)
    }
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void once(save)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={m.office_phrase_name()}
        hint={m.office_phrase_name_hint()}
        required
        pattern=".*\S.*"
        maxLength={LONGEST_PHRASE_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label={m.office_phrase_en()}
        maxLength={LONGEST_PHRASE}
        value={en}
        error={isRefused && isEmpty ? m.office_phrase_empty() : problemOf(en)}
        onChange={({ target }) => setEn(target.value)}
      />
      <TextArea
        label={m.office_phrase_es()}
        maxLength={LONGEST_PHRASE}
        value={es}
        error={problemOf(es)}
        onChange={({ target }) => setEs(target.value)}
      />
      <p>{m.office_phrase_marks()}</p>
      <dl className={styles.marks}>
        {phraseMarks.map(mark => (
          <div key={mark}>
            <dt>{`{${mark}}`}</dt>
            <dd>{markNames[mark]()}</dd>
          </div>
        ))}
      </dl>
      {hasFailed && <Note kind="error">{m.office_phrase_not_saved()}</Note>}
      <div className={styles.ways}>
        <SecondaryButton size="sm" type="submit">
          {m.office_phrase_save()}
        </SecondaryButton>
        <TertiaryButton onClick={() => void onDone()}>{m.office_phrase_back()}</TertiaryButton>
      </div>
    </form>
  )
}
