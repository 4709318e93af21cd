import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { unbrokenName } from '#app/text/unbroken.ts'
import { Chip } from '#app/ui/chip.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './other-themes.module.css'
import type { ThemePage } from './theme.ts'

/** The other kinds of vacation in the country. */
export function OtherThemes({ theme: { country, others } }: { theme: ThemePage }) {
  return (
    <Section rhythm="tight" id="others">
      <Wrap>
        <SectionHead title={m.theme_others({ country: unbrokenName(country.name) })}>
          <MoreLink to={links.country(country.tag)}>{country.name}</MoreLink>
        </SectionHead>
        <ul className={styles.others}>
          {others.map(({ link, label }) => (
            <li key={link}>
              <Chip to={links.authored(link)}>{label}</Chip>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
