import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/select-field.tsx'

interface Home {
  tag: string
  name: string
}

/** The countries that a new document may be of: those that are begun, and all that there are. */
export function useHomes(): Home[] {
  const { countries } = useDesk()
  const { data: drafts = [] } = usePrivateQuery('GET /api/admin/content')
  const begun = drafts.filter(draft => draft.kind === 'country' && draft.isNew)
  return [...begun.map(({ key }) => ({ tag: key, name: key })), ...countries]
}

interface CountryFieldProps {
  homes: readonly Home[]
  country: string
  onChoose: (tag: string) => void
}

export function CountryField({ homes, country, onChoose }: CountryFieldProps) {
  const choose = ({ target }: { target: HTMLSelectElement }) => onChoose(target.value)
  return (
    <SelectField label={m.office_filter_country()} required value={country} onChange={choose}>
      {homes.map(({ tag, name }) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
