import { contacts, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './home-closing.module.css'

interface HomeClosingProps {
  operator: { legalName: string; phones: Record<string, { label: string; number: string; e164: string }> }
  otherLanguage: { href: string; label: string; lang: string }
}

/** The home page has no footer (specification, section 2): one line with the links that must be easy to find. */
export function HomeClosing({ operator: { legalName, phones }, otherLanguage }: HomeClosingProps) {
  return (
    <footer className={`on-night ${styles.closing}`}>
      <Wrap className={styles.in}>
        <span>{legalName}</span>
        <ul className={styles.list}>
          {Object.values(phones).map(({ label, number, e164 }) => (
            <li key={e164}>
              {label} <a href={contacts.call(e164)}>{number}</a>
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          <li>
            <Anchor to={links.privacy()}>{m.footer_privacy()}</Anchor>
          </li>
          <li>
            <Anchor to={links.terms()}>{m.footer_terms()}</Anchor>
          </li>
          <li>
            <a href={otherLanguage.href} lang={otherLanguage.lang} hrefLang={otherLanguage.lang}>
              {otherLanguage.label}
            </a>
          </li>
        </ul>
      </Wrap>
    </footer>
  )
}
