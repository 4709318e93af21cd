import { useState } from 'react'
import { BeginDialog } from '#app/features/office/document-editor/ask-dialog.tsx'
import { CountryField, useHomes } from '#app/features/office/document-editor/country-field.tsx'
import { type DocumentKind, keyForms } from '#app/features/office/document-editor/document-kind.ts'
import { kindName } from '#app/features/office/document-editor/document-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import { beginCountry, beginDocument, keyOf, slugOf } from './begin-documents.ts'

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
  const homes = useHomes()
  const { names, fields } = useNames()
  const [chosen, setCountry] = useState(first)
  const country = chosen ?? homes[0]?.tag ?? ''
  const key = keyOf(kind, country, names.en)
  return (
    <BeginDialog
      begin={m.office_new_begin()}
      title={m.office_new_title({ kind: kindName(kind) })}
      onClose={onClose}
      onBegin={async () => links.officeDocument(kind, await beginDocument(kind, country, names))}
    >
      <CountryField homes={homes} country={country} onChoose={setCountry} />
      {keyForms[kind] === 'of_country' ? <p>{m.office_new_one_each()}</p> : fields(names.en && key)}
    </BeginDialog>
  )
}

/** Begins a country with nothing, and leads to its drafts. */
export function NewCountry({ onClose }: { onClose: () => void }) {
  const { names, fields } = useNames()
  const [code, setCode] = useState('')
  const [a2Code, setA2Code] = useState('')
  return (
    <BeginDialog
      begin={m.office_new_begin()}
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
    </BeginDialog>
  )
}
