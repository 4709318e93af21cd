import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AskDialog } from './ask-dialog.tsx'
import styles from './document-actions.module.css'
import { type DocumentKind, keyForms } from './document-kind.ts'
import { duplicateDocument } from './duplicate-document.ts'

interface DuplicateDialogProps {
  kind: DocumentKind
  docKey: string
  document: unknown
  onClose: () => void
}

/** Where a copy of a document goes: into a country, which may be a new one, and under a key of its own. */
export function DuplicateDialog({ kind, docKey, document, onClose }: DuplicateDialogProps) {
  const { countries, notify } = useDesk()
  const navigate = useNavigate()
  const { data: drafts = [] } = usePrivateQuery('GET /api/admin/content')
  const [once] = useState(oneAtATime)
  const form = keyForms[kind]
  const [home = '', own = docKey] = form === 'in_country' ? docKey.split('.') : [docKey]
  const [typed, setName] = useState<string>()
  const begun = drafts.filter(draft => draft.kind === 'country' && draft.isNew)
  const places = [...begun.map(({ key }) => ({ tag: key, name: key })), ...countries]
  // Of what each country has one of, a copy goes to another.
  const offered = form === 'of_country' ? places.filter(({ tag }) => tag !== docKey) : places
  const [chosen, setCountry] = useState(form === 'in_country' ? home : undefined)
  const country = chosen ?? offered[0]?.tag ?? ''
  const name = typed ?? (form === 'in_country' && country !== home ? own : `${own}-2`)
  const key = form === 'of_country' ? country : form === 'in_country' ? `${country}.${name}` : name

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void once(async () => {
      try {
        const isMade = await duplicateDocument(kind, key, document)
        if (!isMade) return notify(m.office_document_key_taken(), false)
        onClose()
        await navigate(links.officeDocument(kind, key))
      } catch {
        notify(m.office_failed(), false)
      }
    })
  }
  return (
    <AskDialog title={m.office_document_duplicate_title()} onClose={onClose}>
      <form className={styles.when} onSubmit={onSubmit}>
        {form !== 'named' && (
          <SelectField
            label={m.office_filter_country()}
            required
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          >
            {offered.map(({ tag, name: words }) => (
              <option key={tag} value={tag}>
                {words}
              </option>
            ))}
          </SelectField>
        )}
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
        <SecondaryButton size="sm" type="submit">
          {m.office_document_duplicate()}
        </SecondaryButton>
      </form>
    </AskDialog>
  )
}
