import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaScene } from '#app/picture/tree/ceiba-scene.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './error-band.module.css'

/** The tree whose sun has rolled off, and what happened. */
export function ErrorBand({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="main">
      <title>{title}</title>
      <Section tone="sky" rhythm="tight" className={styles.band}>
        <CeibaScene state="fallen" />
        <Wrap className={styles.words}>
          <Display as="h1" size={96}>
            {title}
          </Display>
          <Text size="lead">{text}</Text>
          {children}
        </Wrap>
      </Section>
    </main>
  )
}

interface ErrorWaysProps {
  /** Whom to ask by name; the office without one. */
  ask?: { to: string; label: string }
  children: ReactNode
}

/** The ways on; the one for the case comes first. */
export function ErrorWays({ ask = { to: links.ask(), label: m.error_ask() }, children }: ErrorWaysProps) {
  return (
    <div className={styles.ways}>
      {children}
      <MoreLink to={links.home()}>{m.error_home()}</MoreLink>
      <MoreLink to={ask.to} data-ask="">
        {ask.label}
      </MoreLink>
    </div>
  )
}
