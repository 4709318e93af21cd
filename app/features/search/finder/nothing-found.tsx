import type { FilterField } from '#app/features/search/finder/filter-rows.ts'
import type { FinderFilters, Looser } from '#app/features/search/finder/finder.ts'
import { type FinderCountry, nothingFound, tripCount } from '#app/features/search/finder/finder-words.ts'
import type { Finding } from '#app/features/search/finder/use-finder-filters.ts'
import { DraftLink } from '#app/features/search/saved/draft-link.tsx'
import { wordsOfSentence } from '#app/features/search/sentence/sentence.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait, type Sitter } from '#app/picture/portrait.tsx'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SearchWish } from './finder.ts'
import styles from './nothing-found.module.css'

/** The planner of a country. */
interface FinderPlanner extends Sitter {
  firstName: string
}

interface PlanCountryProps {
  country: { tag: string; name: string }
  /** Null if the office plans it. */
  planner: FinderPlanner | null
  filters: FinderFilters
  /** The search, used as initial answers. */
  wish: SearchWish
  /** Address of this page, sent with a question. */
  url: string
}

/** Offers to plan a trip in a country without a matching one: by whom, and what it is like there. */
function PlanCountry({ country: { tag, name }, planner, filters, wish, url }: PlanCountryProps) {
  return (
    <div className={styles.plan}>
      {planner && <Portrait person={planner} shape="avatar" sizes="2.25rem" />}
      <Button to={links.travelPlanning(tag, wish.query)}>
        {planner
          ? m.finder_plan_with({ country: name, name: planner.firstName })
          : m.finder_plan({ country: name })}
      </Button>
      {filters.words !== '' && (
        <TextLink to={links.ask({ country: tag, url, message: filters.words, wish: wish.query })} data-ask>
          {m.search_ask({ words: filters.words })}
        </TextLink>
      )}
      <TextLink to={links.country(tag)}>{m.finder_plan_about({ country: name })}</TextLink>
    </div>
  )
}

/** Maximum number of selected countries for which a planner is offered. */
const MOST_PLANNED = 3

interface NothingFoundProps {
  finding: Finding
  /** The search without results. */
  filters: FinderFilters
  fields: readonly FilterField[]
  countries: readonly FinderCountry[]
  /** Planners by country tag. */
  planners: Readonly<Record<string, FinderPlanner>>
  /** The nearest searches with results, closest first. */
  nearby: readonly (Looser & { name: string; count: number })[]
  /** The search as a wish. */
  wish: SearchWish
  /** Address of this page, sent with a question. */
  url: string
}

/** Shown for an empty result: the nearest searches with results, and a planner to ask. */
export function NothingFound({
  finding,
  filters,
  fields,
  countries,
  planners,
  nearby,
  wish,
  url,
}: NothingFoundProps) {
  const chosen = countries.filter(({ tag }) => filters.countries.includes(tag))
  return (
    <div className={styles.none}>
      <div>
        <Display size={64}>{m.finder_none_title()}</Display>
        <Text size="lead" tone="quiet" className={styles.lead}>
          {nothingFound(filters, countries, fields)} {m.finder_none_way_on()}
        </Text>
        {chosen.slice(0, MOST_PLANNED).map(country => (
          <PlanCountry
            key={country.tag}
            country={country}
            planner={planners[country.tag] ?? null}
            filters={filters}
            wish={wish}
            url={url}
          />
        ))}
        <h3 className={styles.nearest}>{m.finder_nearest()}</h3>
        <ul className={styles.list}>
          {nearby.map(looser => (
            <li key={looser.name}>
              <Anchor className={styles.link} {...finding.linkTo(looser.filters)}>
                <b>{looser.name}</b>
                <span>{tripCount(looser.count)}</span>
                <Icon name="arrow-right-bold" className={styles.arrow} />
              </Anchor>
            </li>
          ))}
        </ul>
        <p className={styles.ways}>
          <DraftLink words={wordsOfSentence([filters.words, ...chosen.map(({ name }) => name)], filters)} />
          <Button
            to={links.ask({ country: wish.country, url, message: filters.words, wish: wish.query })}
            data-ask
            icon="chat-circle-text-bold"
          >
            {m.contact_title()}
          </Button>
        </p>
      </div>
      <CeibaTree state="bare" className={styles.tree} />
    </div>
  )
}
