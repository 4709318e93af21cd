import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import { isSame } from '#database/values/document/fields.ts'
import { BeginDialog } from './ask-dialog.tsx'
import { CountryField, useHomes } from './country-field.tsx'
import { blankOf, documentJson } from './document-edits.ts'
import { fieldOf } from './document-fields.ts'
import { keyForms, keyOf } from './document-kind.ts'
import { type DocumentPath, saveDraft } from './save-draft.ts'
import type { EditedDocument } from './use-document.ts'

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
export function DuplicateDialog({ edited, onClose }: { edited: EditedDocument; onClose: () => void }) {
  const { kind, key: docKey } = edited.path
  const form = keyForms[kind]
  const [home = '', own = docKey] = form === 'in_country' ? docKey.split('.') : [docKey]
  const [typed, setName] = useState<string>()
  // Of what each country has one of, a copy goes to another.
  const homes = useHomes().filter(({ tag }) => form !== 'of_country' || tag !== docKey)
  const [chosen, setCountry] = useState(form === 'in_country' ? home : undefined)
  const country = chosen ?? homes[0]?.tag ?? ''
  const name = typed ?? (form === 'in_country' && country !== home ? own : `${own}-2`)
  const key = keyOf(kind, country, name)

  async function begin(): Promise<string> {
    const copy = { kind, key }
    await saveDraft(copy, await freeVersion(copy), edited.document)
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
