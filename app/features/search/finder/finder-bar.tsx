import { type MouseEvent, type ReactNode, useRef } from 'react'
import { groupLabel } from '#app/features/trip/trip-card/group-label.ts'
import { goalName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PendingLine } from '#app/ui/pending-line.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { FilterField } from './filter-rows.ts'
import {
  EVERYTHING,
  FILTERS_ID,
  type FinderFilters,
  FORM_ID,
  filterCount,
  MAP_ID,
  type Sort,
  sorts,
  withToggled,
} from './finder.ts'
import styles from './finder-bar.module.css'
import {
  all,
  type ChosenFilter,
  chosenOf,
  countryNames,
  type FinderCountry,
  tripCount,
} from './finder-words.ts'
import type { Finding } from './use-finder-filters.ts'

interface FinderBarProps {
  finding: Finding
  total: number
  exact: boolean
  /** Whether words determine the order. */
  isRanked: boolean
  /** How many have all that the words ask for; null without words that ask for something. */
  fitting: number | null
  /** Whether all of the words was understood and each of these has all of it. */
  hasAll: boolean
  fields: readonly FilterField[]
  countries: readonly FinderCountry[]
  /** The month whose trips come first where nothing ranks them, by its name. */
  season: string
  /** How the words were understood. */
  understood: ReactNode
  /** The map beside the list. */
  map: { isFolded: boolean; toggle: () => void }
}

/** Bar above the results: their number, the active filters and the order. */
export function FinderBar({
  finding,
  total,
  exact,
  isRanked,
  fitting,
  hasAll,
  fields,
  countries,
  season,
  understood,
  map,
}: FinderBarProps) {
  const { filters, found, busy, linkTo } = finding
  const status = useRef<HTMLParagraphElement>(null)
  const inUse = filterCount(filters)
  const names = countryNames(found.countries, countries)
  // Ranked, every trip is found: those with all that was asked for are counted apart.
  const others = isRanked && exact && fitting ? total - fitting : 0
  const fittingWords = hasAll ? m.finder_fitting : m.finder_fitting_nearly
  const count = exact
    ? tripCount(fitting && others > 0 ? fitting : total)
    : m.finder_more_than({ count: total })

  /** This link disappears when it is followed, so the focus moves to what it changes. */
  function leaveFor(next: FinderFilters) {
    const { to, onClick } = linkTo(next)
    return {
      to,
      onClick: (event: MouseEvent) => {
        status.current?.focus({ preventScroll: true })
        onClick(event)
      },
    }
  }

  return (
    <div className={styles.bar}>
      {/* React defers the router's own pending state until the transition ends, so it cannot be used here. */}
      {busy && <PendingLine />}
      <p ref={status} className={styles.status} role="status" tabIndex={-1}>
        <b>{count}</b> {names.length > 0 && <span>{m.finder_in({ countries: all(names) })}</span>}{' '}
        {isRanked && <span>{others === 0 ? m.finder_closest_first() : fittingWords({ count: others })}</span>}
      </p>
      {understood}
      {inUse > 0 && (
        <ul className={styles.applied} aria-label={m.finder_applied()}>
          {appliedOf(filters, countries, fields).map(({ kind, value, label }) => (
            <li key={`${kind} ${value}`}>
              <Chip
                className={styles.chip}
                {...leaveFor(withToggled(filters, kind, value))}
                aria-label={m.finder_remove({ what: label })}
              >
                {label}
                <Icon name="x-bold" size="xs" />
              </Chip>
            </li>
          ))}
          <li>
            <TextLink
              className={styles.clear}
              {...leaveFor({ ...EVERYTHING, words: filters.words, sort: filters.sort })}
            >
              {m.finder_clear()}
            </TextLink>
          </li>
        </ul>
      )}
      <div className={styles.tools}>
        <SecondaryButton size="sm" icon="sliders-horizontal" popoverTarget={FILTERS_ID}>
          {m.finder_filters()}
          {inUse > 0 && <Count>{inUse}</Count>}
        </SecondaryButton>
        <SecondaryButton
          size="sm"
          icon="map-trifold"
          className={styles.open}
          popoverTarget={MAP_ID}
          aria-label={m.finder_map()}
        />
        <SortChoice {...finding} season={season} />
        <SecondaryButton
          size="sm"
          icon="map-trifold"
          className={styles.map}
          aria-pressed={!map.isFolded}
          onClick={map.toggle}
        >
          {m.finder_map()}
        </SecondaryButton>
      </div>
    </div>
  )
}

/** The active filters in the order of the form. */
function appliedOf(
  filters: FinderFilters,
  countries: readonly FinderCountry[],
  fields: readonly FilterField[],
): ChosenFilter[] {
  return [
    ...countries
      .filter(({ tag }) => filters.countries.includes(tag))
      .map(({ tag, name }): ChosenFilter => ({ kind: 'countries', value: tag, label: name })),
    ...(filters.group
      ? [{ kind: 'group' as const, value: filters.group, label: groupLabel(filters.group) }]
      : []),
    ...filters.goals.map((goal): ChosenFilter => ({ kind: 'goals', value: goal, label: goalName(goal) })),
    ...chosenOf(filters, fields),
  ]
}

function SortChoice({ filters, apply, season }: Finding & Pick<FinderBarProps, 'season'>) {
  // Filters exclude trips without ranking them; only words and goals rank.
  const isRankable = filters.words !== '' || filters.goals.length > 0
  const names: Record<Sort, () => string> = {
    closest: () => (isRankable ? m.finder_sort_closest() : m.finder_sort_season({ month: season })),
    newest: m.finder_sort_newest,
    days: m.finder_sort_days,
    price: m.finder_sort_price,
  }
  return (
    <label className={styles.sort}>
      <select
        name="sort"
        aria-label={m.finder_sort()}
        form={FORM_ID}
        value={filters.sort}
        onChange={({ target }) => {
          const sort = sorts.find(one => one === target.value)
          if (sort) apply({ ...filters, sort, page: 1 })
        }}
      >
        {sorts.map(sort => (
          <option key={sort} value={sort}>
            {names[sort]()}
          </option>
        ))}
      </select>
      <Icon name="caret-down-bold" size="xs" className={styles.caret} />
    </label>
  )
}

/** A number on a control. */
export function Count({ children }: { children: ReactNode }) {
  return <b className={styles.count}>{children}</b>
}
