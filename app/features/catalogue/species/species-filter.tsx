import { Form } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type GuideFilter, speciesKinds } from './species.ts'
import styles from './species-filter.module.css'
import type { FieldGuide } from './species-schema.ts'
import { kindName } from './species-words.ts'

interface SpeciesFilterProps {
  filter: GuideFilter
  countries: FieldGuide['countries']
  /** January to December. */
  months: readonly string[]
}

/**
 * Filter by kind, country and month: a form whose query is in the address, so it works without script and can be
 * shared.
 */
export function SpeciesFilter({ filter, countries, months }: SpeciesFilterProps) {
  const { kind, country, month } = filter
  return (
    <Form
      action={links.floraFauna()}
      className={styles.filter}
      aria-label={m.species_filter()}
      preventScrollReset
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      key={[kind, country, month].join()}
    >
      <SelectField label={m.species_filter_kind()} name="kind" defaultValue={kind ?? ''}>
        <option value="">{m.species_any_kind()}</option>
        {speciesKinds.map(one => (
          <option key={one} value={one}>
            {kindName(one)}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.species_filter_country()} name="country" defaultValue={country ?? ''}>
        <option value="">{m.species_any()}</option>
        {countries.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.species_filter_month()} name="month" defaultValue={month ?? ''}>
        <option value="">{m.species_any()}</option>
        {months.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </SelectField>
      <SecondaryButton type="submit" className={styles.unscripted}>
        {m.species_show()}
      </SecondaryButton>
    </Form>
  )
}
