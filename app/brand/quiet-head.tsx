import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/wrap.tsx'
import { Brand } from './brand.tsx'
import styles from './quiet-head.module.css'

interface QuietHeadProps {
  name: string
  otherLanguage: { href: string; lang: string; label: string }
  /** Beside the brand: the partner of the page. */
  children?: ReactNode
}

/** The head of a page outside the site's frame: the home link, and the other language. */
export function QuietHead({ name, otherLanguage, children }: QuietHeadProps) {
  const { href, lang, label } = otherLanguage
  return (
    <header className={styles.head}>
      <Wrap className={styles.in}>
        <Brand name={name} country={null} />
        {children}
        <a href={href} lang={lang} hrefLang={lang} className={styles.language}>
          {label}
        </a>
      </Wrap>
    </header>
  )
}
