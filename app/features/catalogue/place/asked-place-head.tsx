import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './asked-place-head.module.css'
import type { AskedPage } from './place-page-schema.ts'

/** A place whose page is still to be written: its name, and plainly that. */
export function AskedPlaceHead({ place, country }: AskedPage) {
  return (
    <Section rhythm="tight" className={styles.section}>
      <Wrap>
        <Breadcrumbs trail={[{ label: country.name, to: links.country(country.tag) }]} />
        <div className={styles.head}>
          <div className={styles.words}>
            <Display as="h1" size={96} className={styles.name}>
              {place.name}
            </Display>
            <Text size="lead">{m.place_in_writing({ country: country.name })}</Text>
          </div>
          <PictureFrame
            picture={country.picture}
            ratio="4x3"
            sizes="(width >= 64rem) 40rem, 100vw"
            priority
          />
        </div>
      </Wrap>
    </Section>
  )
}
