import { areaName } from '#app/features/catalogue/country/country.ts'
import type { CountryLink } from '#app/frame/navigation/navigation-schema.ts'
import { links } from '#app/links.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { AREAS } from '#database/values/areas.ts'
import styles from './countries-by-area.module.css'

/** The ways to the countries, by the part of the world they are in. */
export function CountriesByArea({ countries }: { countries: readonly CountryLink[] }) {
  return (
    <div className={styles.areas}>
      {AREAS.map(area => ({ area, of: countries.filter(country => country.area === area) }))
        .filter(({ of }) => of.length > 0)
        .map(({ area, of }) => (
          <div key={area}>
            <h3>{areaName(area)}</h3>
            <ul>
              {of.map(({ tag, name }) => (
                <li key={tag}>
                  <TextLink to={links.country(tag)}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
