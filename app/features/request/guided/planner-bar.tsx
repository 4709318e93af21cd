import { Brand } from '#app/brand/brand.tsx'
import type { OtherLanguage } from '#app/links.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './planner-bar.module.css'

interface PlannerBarProps {
  /** The operator's name. */
  name: string
  country: { tag: string; name: string }
  otherLanguage: OtherLanguage
}

/** The only part of the site's header and footer that the planner's pages show. */
export function PlannerBar({ name, country, otherLanguage }: PlannerBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <Brand name={name} country={country} />
      </div>
      <div className={styles.ways}>
        <a href={otherLanguage.href} lang={otherLanguage.lang} hrefLang={otherLanguage.lang}>
          {otherLanguage.label}
        </a>
        <TextLink to={links.country(country.tag)} aria-label={m.planning_close_to({ country: country.name })}>
          {m.planning_close()}
        </TextLink>
      </div>
    </header>
  )
}
