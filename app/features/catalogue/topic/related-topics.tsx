import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './related-topics.module.css'
import type { TopicPage } from './topic.ts'

/** Other interests and habitats of the same places. */
export function RelatedTopics({ topic: { related, country } }: { topic: TopicPage }) {
  if (related.length === 0) return null
  return (
    <Section rhythm="tight" id="related">
      <Wrap>
        <SectionHead title={m.word_related()}>
          <MoreLink to={links.destinations(country.tag)}>{m.country_all_destinations()}</MoreLink>
        </SectionHead>
        <ul className={styles.topics}>
          {related.map(({ vocabulary, key, name }) => (
            <li key={`${vocabulary} ${key}`}>
              <Chip to={links[vocabulary](country.tag, key)}>{name}</Chip>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
