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

/** Themes with a picture; without pages, only the first theme of each scene. */
function pictured(themes: readonly ThemeTile[], linked: boolean): Pictured[] {
  const shown = themes.filter((theme): theme is Pictured => theme.picture !== null)
  if (linked) return shown
  const scenes = shown.map(({ picture }) =>
    'poster' in picture ? picture.poster.kind : JSON.stringify(picture),
  )
  return shown.filter((_, at) => scenes.indexOf(scenes[at] ?? '') === at)
}

/** Makes the first tile, and others at the end, twice as wide, so that rows of four are complete. */
function isWide(index: number, count: number): boolean {
  const room = (4 - (count % 4)) % 4
  return [0, count - 1, count - 2].slice(0, room).includes(index)
}

/** The habitats and interests of a country. */
export function WhatPeopleComeFor({ themes, linked }: WhatPeopleComeForProps) {
  const tiles = pictured(themes, linked)
  const others = themes.filter(theme => !tiles.some(({ link }) => link === theme.link))
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
        <ul className={styles.themes}>
          {tiles.map((theme, index) => (
            <li key={theme.link} className={classNames(isWide(index, tiles.length) && styles.wide)}>
              {linked ? (
                <Anchor to={links.authored(theme.link)} className={styles.theme}>
                  <Theme theme={theme} ratio={isWide(index, tiles.length) ? '21x9' : '4x3'} />
                </Anchor>
              ) : (
                <Theme theme={theme} ratio={isWide(index, tiles.length) ? '21x9' : '4x3'} />
              )}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

function Theme({ theme: { name, picture }, ratio }: { theme: Pictured; ratio: '21x9' | '4x3' }) {
  return (
    <>
      <PictureFrame
        picture={picture}
        ratio={ratio}
        sizes={ratio === '21x9' ? '(width >= 64rem) 42rem, 100vw' : '(width >= 64rem) 21rem, 50vw'}
        decorative
        className={styles.picture}
      />
      <Display as="b" size={30} className={styles.name}>
        {name}
      </Display>
    </>
  )
}
