import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { refusalOf } from '#app/features/office/document-editor/document-actions.tsx'
import { type DocumentKind, keyForms } from '#app/features/office/document-editor/document-kind.ts'
import { kindName } from '#app/features/office/document-editor/document-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { beginCountry, beginDocument, keyOf, slugOf } from './begin-documents.ts'
import styles from './new-document.module.css'
import { useDrafts } from './use-together.ts'

interface BeginFormProps {
  title: string
  onClose: () => void
  /** Begins it and returns the address of what was begun. @throws ApiError. */
  onBegin: () => Promise<string>
  children: ReactNode
}

/** Asks what is needed to begin something, and leads to it. */
function BeginForm({ title, onClose, onBegin, children }: BeginFormProps) {
  const { notify } = useDesk()
  const navigate = useNavigate()
  const [once] = useState(oneAtATime)
  const [isBeginning, setBeginning] = useState(false)
  const titleId = useId()
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setBeginning(true)
    void once(async () => {
      try {
        await navigate(await onBegin())
      } catch (error) {
        const isTaken = error instanceof ApiError && error.status === 412
        notify(isTaken ? m.office_document_key_taken() : refusalOf(error), false)
        setBeginning(false)
      }
    })
  }
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <form className={styles.form} onSubmit={onSubmit} aria-busy={isBeginning}>
        <Display size={24} id={titleId}>
          {title}
        </Display>
        {children}
        <SecondaryButton size="sm" type="submit" disabled={isBeginning}>
          {m.office_new_begin()}
        </SecondaryButton>
      </form>
    </Dialog>
  )
}

/** A name in both languages. */
function useNames() {
  const [en, setEn] = useState('')
  const [es, setEs] = useState('')
  const shared = { required: true, maxLength: 120, autoComplete: 'off' } as const
  const fields = (hint: string) => (
    <>
      <TextField
        {...shared}
        label={m.office_new_name_en()}
        hint={hint}
        pattern=".*[A-Za-z0-9].*"
        value={en}
        onChange={({ target }) => setEn(target.value)}
      />
      <TextField
        {...shared}
        label={m.office_new_name_es()}
        value={es}
        onChange={({ target }) => setEs(target.value)}
      />
    </>
  )
  return { names: { en: en.trim(), es: es.trim() }, fields }
}

interface NewDocumentProps {
  kind: DocumentKind
  country: string | undefined
  onClose: () => void
}

/** Begins a document with nothing. */
export function NewDocument({ kind, country: first, onClose }: NewDocumentProps) {
  const { countries } = useDesk()
  const { drafts = [] } = useDrafts()
  const { names, fields } = useNames()
  const drafted = drafts.filter(draft => draft.kind === 'country' && draft.isNew)
  const all = [...drafted.map(({ key }) => ({ tag: key, name: key })), ...countries]
  const [chosen, setCountry] = useState(first)
  const country = chosen ?? all[0]?.tag ?? ''
  const key = keyOf(kind, country, names.en)
  return (
    <BeginForm
      title={m.office_new_title({ kind: kindName(kind) })}
      onClose={onClose}
      onBegin={async () => links.officeDocument(kind, await beginDocument(kind, country, names))}
    >
      <SelectField
        label={m.office_filter_country()}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      >
        {all.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      {keyForms[kind] === 'of_country' ? <p>{m.office_new_one_each()}</p> : fields(names.en && key)}
    </BeginForm>
  )
}

/** Begins a country with nothing, and leads to its drafts. */
export function NewCountry({ onClose }: { onClose: () => void }) {
  const { names, fields } = useNames()
  const [code, setCode] = useState('')
  const [a2Code, setA2Code] = useState('')
  return (
    <BeginForm
      title={m.office_new_country()}
      onClose={onClose}
      onBegin={async () =>
        links.officeTogether({ country: await beginCountry({ name: names, code, a2Code }) })
      }
    >
      <p>{m.office_new_country_means()}</p>
      {fields(names.en && `/${slugOf(names.en)}`)}
      <TextField
        label={m.office_new_code()}
        hint={m.office_new_code_hint()}
        required
        pattern="[A-Z]{3}"
        maxLength={3}
        value={code}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
      />
      <TextField
        label={m.office_new_a2()}
        hint={m.office_new_a2_hint()}
        required
        pattern="[A-Z]{2}"
        maxLength={2}
        value={a2Code}
        onChange={({ target }) => setA2Code(target.value.toUpperCase())}
      />
    </BeginForm>
  )
}
