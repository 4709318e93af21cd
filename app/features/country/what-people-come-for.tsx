import { files, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ThemeTile } from './country-schema.ts'
import styles from './what-people-come-for.module.css'

interface WhatPeopleComeForProps {
  themes: readonly ThemeTile[]
  /** Whether their pages are written. */
  linked: boolean
}

/** The habitats and interests of a country; the first and the last are twice as wide. */
export function WhatPeopleComeFor({ themes, linked }: WhatPeopleComeForProps) {
  return (
    <Section tone="sunken">
      <Wrap>
        <SectionHead title={m.country_come_for()} />
        <ul className={styles.themes}>
          {themes.map((theme, index) => (
            <li key={theme.link}>
              {linked ? (
                <Anchor to={links.authored(theme.link)} className={styles.theme}>
                  <Theme theme={theme} wide={index === 0 || index === themes.length - 1} />
                </Anchor>
              ) : (
                <Theme theme={theme} wide={index === 0 || index === themes.length - 1} />
              )}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

function Theme({ theme: { name, poster }, wide }: { theme: ThemeTile; wide: boolean }) {
  const ratio = wide ? '21x9' : '4x3'
  return (
    <>
      <Frame
        src={files.poster(poster.kind, poster.palette, poster.seed, ratio)}
        alt=""
        ratio={ratio}
        className={styles.picture}
      />
      <Display as="b" size={30} className={styles.name}>
        {name}
      </Display>
    </>
  )
}
