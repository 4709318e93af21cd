import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './theme-head.module.css'
import type { ThemePage } from './theme-schema.ts'

/** The theme's poster, its name in the country, and how we go about it. */
export function ThemeHead({ theme: { name, lead, body, poster, country } }: { theme: ThemePage }) {
  return (
    <Section rhythm="tight" className={styles.section}>
      <Wrap>
        <Breadcrumbs trail={themeTrail({ country })} />
        <PictureFrame
          picture={{ poster }}
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
          <div className={styles.body}>
            {body.split('\n').map(paragraph => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </div>
        </div>
      </Wrap>
    </Section>
  )
}

/** The page above a theme's. */
export function themeTrail({ country }: Pick<ThemePage, 'country'>) {
  return [{ label: country.name, to: links.country(country.tag) }]
}
