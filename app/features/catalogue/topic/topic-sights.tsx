import type { CSSProperties } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { TopicPage } from './topic.ts'
import styles from './topic-sights.module.css'

/** Three or four beside each other, whichever leaves fewer places free in the last row. */
function columnsFor(count: number): number {
  const free = (columns: number) => (columns - (count % columns)) % columns
  return free(4) <= free(3) ? 4 : 3
}

/** Attractions of an interest or habitat; renders nothing without any. */
export function TopicSights({ topic: { sights, country } }: { topic: TopicPage }) {
  if (sights.length === 0) return null
  return (
    <Section id="sights">
      <Wrap>
        <SectionHead title={m.sitemap_sights()} />
        <ul className={styles.sights} style={{ '--columns': columnsFor(sights.length) } as CSSProperties}>
          {sights.map(({ slug, name, line, picture }) => (
            <li key={slug} className={styles.sight}>
              <PictureFrame
                picture={picture}
                ratio="4x3"
                sizes="(width >= 64rem) 20rem, (width >= 40rem) 50vw, 7rem"
                decorative
              />
              <div>
                <Display as="h3" size={24} className={styles.name}>
                  <Anchor to={links.attraction(country.tag, slug)}>{name}</Anchor>
                </Display>
                <Text size="small" tone="quiet">
                  {line}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
