import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ThemePage } from './theme.ts'
import styles from './theme-places.module.css'

/** The country's best matching places for the theme. */
export function ThemePlaces({ theme: { places, country } }: { theme: ThemePage }) {
  return (
    <Section tone="sunken" id="places">
      <Wrap>
        <SectionHead title={m.theme_places()}>
          <MoreLink to={links.destinations(country.tag)}>{m.country_all_destinations()}</MoreLink>
        </SectionHead>
        <CardGrid as="ul">
          {places.map(({ slug, name, line, reasons, picture }) => (
            <li key={slug}>
              <Anchor to={links.destination(country.tag, slug)} className={styles.place}>
                <PictureFrame
                  picture={picture}
                  ratio="4x3"
                  sizes="(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw"
                  decorative
                />
                <Display as="b" size={30} className={styles.name}>
                  {name}
                </Display>
                <Text as="span" size="small" className={styles.line}>
                  {line}
                </Text>
                <Text as="span" size="small" className={styles.why}>
                  {reasons.join(' · ')}
                </Text>
              </Anchor>
            </li>
          ))}
        </CardGrid>
      </Wrap>
    </Section>
  )
}
