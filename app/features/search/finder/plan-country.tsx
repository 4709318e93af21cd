import type { FinderFilters } from '#app/features/search/finder/finder.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait, type Sitter } from '#app/picture/portrait.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './plan-country.module.css'

/** The planner of a country. */
export interface FinderPlanner extends Sitter {
  firstName: string
}

interface PlanCountryProps {
  country: { tag: string; name: string }
  /** Null if the office plans it. */
  planner: FinderPlanner | null
  /** The search, used as initial answers. */
  filters: FinderFilters
  /** Address of this page, sent with a question. */
  url: string
}

/** Offers to plan a trip in a country without a matching one: by whom, and what it is like there. */
export function PlanCountry({ country: { tag, name }, planner, filters, url }: PlanCountryProps) {
  // The guided planner has no field for words; they go into the contact form instead.
  const answers = { fparty: filters.group ?? undefined, tripType: filters.goals }
  return (
    <div className={styles.plan}>
      {planner && <Portrait person={planner} shape="avatar" sizes="2.25rem" />}
      <Button to={links.travelPlanning(tag, answers)}>
        {planner
          ? m.finder_plan_with({ country: name, name: planner.firstName })
          : m.finder_plan({ country: name })}
      </Button>
      {filters.words !== '' && (
        <TextLink to={links.ask({ country: tag, url, message: filters.words })} data-ask>
          {m.search_ask({ words: filters.words })}
        </TextLink>
      )}
      <TextLink to={links.country(tag)}>{m.finder_plan_about({ country: name })}</TextLink>
    </div>
  )
}
