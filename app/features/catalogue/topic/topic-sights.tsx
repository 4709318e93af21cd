import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { TopicPage } from './topic.ts'
import styles from './topic-sights.module.css'

/** Attractions of an interest or habitat; renders nothing without any. */
export function TopicSights({ topic: { sights, country } }: { topic: TopicPage }) {
  if (sights.length === 0) return null
  return (
    <Section id="sights">
      <Wrap>
        <SectionHead title={m.sitemap_sights()} />
        <ul className={styles.sights}>
          {sights.map(({ slug, name, line }) => (
            <li key={slug}>
              <h3 className={styles.name}>
                <TextLink to={links.attraction(country.tag, slug)}>{name}</TextLink>
              </h3>
              <Text size="small">{line}</Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
