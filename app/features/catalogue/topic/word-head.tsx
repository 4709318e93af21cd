import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './word-head.module.css'
import type { WordPage } from './word-schema.ts'

/** What one comes for: its picture, its name in the country, and what to expect of it. */
export function WordHead({ word: { name, lead, picture, country, places, tours } }: { word: WordPage }) {
  const counted = [
    places.length > 0 && (places.length === 1 ? m.word_one_place() : m.word_places({ count: places.length })),
    tours.length > 0 && (tours.length === 1 ? m.word_one_tour() : m.word_tours({ count: tours.length })),
  ].filter(text => text !== false)
  return (
    <Section rhythm="tight" className={styles.section}>
      <Wrap>
        <Breadcrumbs
          trail={[
            { label: country.name, to: links.country(country.tag) },
            { label: m.nav_destinations(), to: links.destinations(country.tag) },
          ]}
        />
        <PictureFrame
          picture={picture}
          ratio="21x9"
          narrow={{ below: 40, ratio: '4x3' }}
          sizes="100vw"
          decorative
          priority
        />
        <Display as="h1" size={96} className={styles.name}>
          {m.theme_title({ theme: name, country: country.name })}
        </Display>
        <div className={styles.told}>
          <Text size="big">{lead}</Text>
          {counted.length > 0 && (
            <Text size="lead" tone="quiet">
              {counted.join(', ')}
            </Text>
          )}
        </div>
      </Wrap>
    </Section>
  )
}
