import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { slugOf } from '#app/text/plain-letters.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { type Fields, isFields } from '#database/values/document/fields.ts'
import { BeginDialog } from './ask-dialog.tsx'
import { CountryField, useHomes } from './country-field.tsx'
import { blankOf } from './document-edits.ts'
import { type Field, fieldOf } from './document-fields.ts'
import { saveDocumentDraft } from './document-saving.ts'
import { type DocumentKind, keyForms, keyOf, kindName } from './document-words.ts'
import type { BothWords } from './typed-values.ts'

async function fieldsOf(kind: DocumentKind): Promise<Field> {
  return fieldOf(await browserApi('GET /api/admin/content/schema/{kind}', { path: { kind } }))
}

/** What a document of a kind begins with: what must be written, empty, but for what is known. */
function blankWith(field: Field, known: Fields): unknown {
  if (field.kind !== 'group') return blankOf(field)
  const own = Object.entries(known).filter(([name]) => field.fields.some(each => each.name === name))
  const blank = blankOf(field)
  return { ...(isFields(blank) && blank), ...Object.fromEntries(own) }
}

/** Saves the first draft of a document: what must be written, empty. @throws ApiError; 412 if its key is taken. */
async function beginDocument(kind: DocumentKind, country: string, name: BothWords): Promise<string> {
  const key = keyOf(kind, country, slugOf(name.en))
  const blank = blankWith(await fieldsOf(kind), { name, title: name, countries: [country] })
  await saveDocumentDraft({ kind, key }, 0, blank)
  return key
}

/** What a country consists of beside what it offers: each has one of them. */
const ofCountry: readonly DocumentKind[] = [
  ...(['country', 'staff', 'navigation', 'before-you-go'] as const),
  ...(['transfers', 'themes', 'tour-types', 'reviews'] as const),
]

/** The first place on the home page that no country has. */
function freePlace(countries: readonly unknown[]): number {
  const taken = new Set(countries.map(one => isFields(one) && one.homepageSortOrder))
  let place = 1
  while (taken.has(place)) place++
  return place
}

/** Begins a country: its entry in the list of countries, and the documents that each has. @throws ApiError. */
async function beginCountry(name: BothWords, codes: { code: string; a2Code: string }): Promise<string> {
  const tag = slugOf(name.en)
  const path = { kind: 'countries', key: 'countries' } as const
  const { data } = await browserApi('GET /api/admin/content/{kind}/{key}', { path })
  const countries = Array.isArray(data.document) ? data.document : []
  if (!countries.some(one => isFields(one) && one.tag === tag)) {
    const list = await fieldsOf('countries')
    const known = {
      ...{ tag, name, ...codes, active: true, display: true, type: 'country' },
      ...{ homePageLink: `/${tag}`, homepageSortOrder: freePlace(countries) },
    }
    const entry = list.kind === 'list' ? blankWith(list.item, known) : known
    await saveDocumentDraft(path, data.number, [...countries, entry])
  }
  for (const kind of ofCountry) {
    const blank = blankOf(await fieldsOf(kind))
    // What an earlier attempt began stays.
    await saveDocumentDraft({ kind, key: tag }, 0, blank).catch(error => {
      if (!(error instanceof ApiError && error.status === 412)) throw error
    })
  }
  return tag
}

/** A name in both languages. */
function useNames() {
  const [names, setNames] = useState({ en: '', es: '' })
  const labels = { en: m.office_new_name_en, es: m.office_new_name_es }
  const fields = (hint: string) =>
    (['en', 'es'] as const).map(language => (
      <TextField
        key={language}
        required
        maxLength={120}
        autoComplete="off"
        label={labels[language]()}
        hint={language === 'en' && hint}
        pattern={language === 'en' ? '.*[A-Za-z0-9].*' : undefined}
        value={names[language]}
        onChange={({ target }) => setNames({ ...names, [language]: target.value })}
      />
    ))
  return { names: { en: names.en.trim(), es: names.es.trim() }, fields }
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
  const key = keyOf(kind, country, slugOf(names.en))
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
  const [codes, setCodes] = useState({ code: '', a2Code: '' })
  const looks = {
    code: { label: m.office_new_code(), hint: m.office_new_code_hint(), maxLength: 3 },
    a2Code: { label: m.office_new_a2(), hint: m.office_new_a2_hint(), maxLength: 2 },
  }
  return (
    <BeginDialog
      begin={m.office_new_begin()}
      title={m.office_new_country()}
      onClose={onClose}
      onBegin={async () => links.officeTogether({ country: await beginCountry(names, codes) })}
    >
      <p>{m.office_new_country_means()}</p>
      {fields(names.en && `/${slugOf(names.en)}`)}
      {(['code', 'a2Code'] as const).map(name => (
        <TextField
          key={name}
          {...looks[name]}
          required
          pattern={`[A-Z]{${looks[name].maxLength}}`}
          value={codes[name]}
          onChange={({ target }) => setCodes({ ...codes, [name]: target.value.toUpperCase() })}
        />
      ))}
    </BeginDialog>
  )
}
