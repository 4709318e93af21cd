import type { CSSProperties } from 'react'
import type { ThemeTile } from '#app/features/catalogue/country/country-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { Picture } from '#app/picture/picture.ts'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './what-people-come-for.module.css'

interface WhatPeopleComeForProps {
  themes: readonly ThemeTile[]
  /** Whether their pages are written. */
  linked: boolean
}

type Pictured = ThemeTile & { picture: Picture }

function isPictured(theme: ThemeTile): theme is Pictured {
  return theme.picture !== null
}

/** More tiles than this stand in two rows. */
const MOST_IN_ROW = 6

/** The habitats and interests of a country; nothing if none is named. */
export function WhatPeopleComeFor({ themes, linked }: WhatPeopleComeForProps) {
  if (themes.length === 0) return null
  const tiles = themes.filter(isPictured)
  const others = themes.filter(theme => !isPictured(theme))
  const columns = tiles.length > MOST_IN_ROW ? Math.ceil(tiles.length / 2) : tiles.length
  return (
    <Section tone="sunken">
      <Wrap>
        <SectionHead title={m.country_come_for()}>
          {others.length > 0 && (
            <Text size="lead" tone="quiet">
              {m.country_come_for_also({ themes: others.map(({ name }) => name).join(', ') })}
            </Text>
          )}
        </SectionHead>
        <ul
          className={classNames(styles.themes, !linked && styles.still)}
          style={{ '--columns': columns } as CSSProperties}
        >
          {tiles.map(theme => (
            <li key={theme.link}>
              {linked ? (
                <Anchor to={links.authored(theme.link)} className={styles.theme}>
                  <Theme theme={theme} />
                </Anchor>
              ) : (
                <Theme theme={theme} />
              )}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

function Theme({ theme: { name, picture } }: { theme: Pictured }) {
  return (
    <>
      <PictureFrame picture={picture} ratio="3x4" sizes="(width >= 64rem) 18rem, 45vw" decorative />
      <Display as="b" size={24} className={styles.name}>
        {name}
      </Display>
    </>
  )
}
