import { Form } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { ExpertFilter } from './expert-filter.ts'
import styles from './experts-filter.module.css'

interface ExpertsFilterProps {
  filter: ExpertFilter
  countries: readonly { tag: string; name: string }[]
  languages: readonly { code: string; name: string }[]
}

/** A form whose query is in the address, so that it works without script and can be shared. */
export function ExpertsFilter({ filter, countries, languages }: ExpertsFilterProps) {
  const { country, language } = filter
  return (
    <Form
      action={links.experts()}
      className={styles.filter}
      aria-label={m.experts_filter()}
      preventScrollReset
      key={[country, language].join()}
    >
      <SelectField label={m.experts_country()} name="country" defaultValue={country ?? ''}>
        <option value="">{m.experts_any_country()}</option>
        {countries.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.experts_language()} name="language" defaultValue={language ?? ''}>
        <option value="">{m.experts_any_language()}</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{m.experts_show()}</Button>
    </Form>
  )
}
