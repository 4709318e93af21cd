import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait, type Sitter } from '#app/picture/portrait.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './search-way-on.module.css'

interface SearchWayOnProps {
  words: string
  /** The country named in the words; undefined if there is none. */
  country: { tag: string; name: string } | undefined
  /** The planner of that country. */
  planner: (Sitter & { firstName: string }) | undefined
  /** Address of this page, sent with a question. */
  url: string
}

/** Shown with and without results: a planner to ask, with the words filled in. */
export function SearchWayOn({ words, country, planner, url }: SearchWayOnProps) {
  return (
    <aside className={`on-mist ${styles.card}`}>
      <Display size={44}>{m.search_way_title()}</Display>
      <p className={styles.words}>
        {country && planner && <Portrait person={planner} shape="avatar" sizes="2.25rem" />}
        <span>
          {country && planner
            ? m.search_way_with({ name: planner.firstName, country: country.name })
            : m.search_way()}
        </span>
      </p>
      <div className={styles.ways}>
        <Button
          to={links.ask({ country: country?.tag, url, message: words })}
          data-ask
          icon="chat-circle-text-bold"
        >
          {m.search_way_button()}
        </Button>
        <TextLink to={links.testimonials({ q: words }, '#asked')}>{m.search_way_reviews()}</TextLink>
        {country && (
          <TextLink to={links.travelPlanning(country.tag)}>
            {m.search_way_plan({ country: country.name })}
          </TextLink>
        )}
      </div>
    </aside>
  )
}
