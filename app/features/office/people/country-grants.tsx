import { type FormEvent, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ActOnPerson } from './act-on-person.ts'
import styles from './office-person.module.css'
import type { OfficePerson } from './people-schema.ts'

/** The countries that a person plans; admins grant and withdraw them. */
export function CountryGrants({ person, act }: { person: OfficePerson; act: ActOnPerson }) {
  const desk = useDesk()
  const { id, name, role, staff, profiles } = person
  const planned = staff?.active ? staff.countries : []
  const [country, setCountry] = useState('')
  const [fkey, setFkey] = useState('')
  if (role === 'partner') return null
  async function grant(event: FormEvent): Promise<void> {
    event.preventDefault()
    const input = { path: { id, country }, body: { fkey: staff ? null : fkey } }
    const done = m.office_person_granted({ name, country: countryName(desk, country) })
    await act(() => browserApi('PUT /api/admin/user/{id}/country/{country}', input), done)
    setCountry('')
  }
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_person_plans_countries()}</Display>
      {staff && (
        <TextLink to={links.officeCatalogue({ kind: 'staff' })}>{m.office_person_document()}</TextLink>
      )}
      {planned.length === 0 && <Text tone="quiet">{m.office_person_no_country()}</Text>}
      <ul className={styles.rows}>
        {planned.map(tag => {
          const label = countryName(desk, tag)
          const done = m.office_person_withdrawn({ name, country: label })
          const path = { id, country: tag }
          const withdraw = () => browserApi('DELETE /api/admin/user/{id}/country/{country}', { path })
          return (
            <li key={tag}>
              <span>{label}</span>
              <SecondaryButton
                size="sm"
                aria-label={`${m.office_person_withdraw()}: ${label}`}
                onClick={() => void act(withdraw, done)}
              >
                {m.office_person_withdraw()}
              </SecondaryButton>
            </li>
          )
        })}
      </ul>
      <form className={styles.grant} onSubmit={event => void grant(event)}>
        <SelectField
          label={m.office_filter_country()}
          value={country}
          required
          onChange={event => setCountry(event.target.value)}
        >
          <option value="">{m.office_person_choose()}</option>
          {desk.countries
            .filter(({ tag }) => !planned.includes(tag))
            .map(({ tag, name: each }) => (
              <option key={tag} value={tag}>
                {each}
              </option>
            ))}
        </SelectField>
        {!staff && (
          <SelectField
            label={m.office_person_profile()}
            value={fkey}
            required
            onChange={event => setFkey(event.target.value)}
          >
            <option value="">{m.office_person_choose()}</option>
            {profiles?.map(profile => (
              <option key={profile.fkey} value={profile.fkey}>
                {profile.name}
              </option>
            ))}
          </SelectField>
        )}
        <SecondaryButton size="sm" type="submit">
          {m.office_person_grant()}
        </SecondaryButton>
      </form>
    </section>
  )
}
