import type { CSSProperties, ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { reviewOrders } from './review.ts'
import {
  type TestimonialFilters as Filters,
  LIMITS,
  type ReviewedTrip,
  type TestimonialChoice,
  type Testimonials,
  testimonialQuery,
} from './review-schema.ts'
import { Testimonial } from './testimonial.tsx'
import styles from './testimonial-list.module.css'

interface TestimonialListProps {
  found: Testimonials
  /** Renders the stops of a trip. */
  route: (stops: ReviewedTrip['stops']) => ReactNode
}

/** The selected testimonials, page by page. */
export function TestimonialList({ found, route }: TestimonialListProps) {
  const { reviews, filters, total, pages } = found
  const { page } = filters
  return (
    <section className={styles.section} id="reviews">
      <Wrap>
        <TestimonialFilters found={found} />
        <h2 className={classNames(styles.count, total === found.everything && styles.all)} aria-live="polite">
          {foundWords(filters.review === undefined ? total : reviews.length)}
        </h2>
        {total === 0 && <Nothing found={found} />}
        <div className={styles.list}>
          {reviews.map(review => (
            <Testimonial key={review.key} review={review} route={route} />
          ))}
        </div>
        {filters.review !== undefined && (
          <MoreLink to={links.testimonials()}>{m.testimonial_everything()}</MoreLink>
        )}
        <Pager
          label={m.testimonial_pages()}
          page={page}
          pages={pages}
          to={number => links.testimonials({ ...testimonialQuery(filters), page: number })}
        />
      </Wrap>
    </section>
  )
}

/** Shown without matches: says for which filters, with links. */
function Nothing({ found: { filters, country, everything } }: { found: Testimonials }) {
  const unwritten = country !== null && everything === 0
  return (
    <div className={styles.none}>
      <Display as="p" size={44}>
        {unwritten ? m.testimonial_none_in({ country }) : m.testimonial_none_title()}
      </Display>
      <Text>{m.testimonial_none()}</Text>
      {filters.country && unwritten && <MoreLink to={links.country(filters.country)}>{country}</MoreLink>}
      <MoreLink to={links.testimonials()}>{m.testimonial_everything()}</MoreLink>
    </div>
  )
}

function foundWords(count: number): string {
  if (count === 0) return m.testimonial_found_none()
  return m.testimonial_found({ count })
}

interface FilterMenuProps {
  id: string
  /** The selected option, or the name of the filter. */
  label: string
  /** Whether an option is selected. */
  lit: boolean
  children: ReactNode
}

/**
 * Options that do not fit on the line. A popover, so that it opens without script and is not clipped by a scrolling
 * line.
 */
function FilterMenu({ id, label, lit, children }: FilterMenuProps) {
  const anchor = { '--anchor': `--${id}` } as CSSProperties
  return (
    <>
      <Chip popoverTarget={id} className={styles.menu} aria-current={lit || undefined} style={anchor}>
        {label}
        <Icon name="caret-down-bold" size="xs" />
      </Chip>
      <div id={id} popover="auto" className={`on-paper ${styles.choices}`} style={anchor}>
        {children}
      </div>
    </>
  )
}

const orderNames = {
  newest: m.testimonial_order_newest,
  oldest: m.testimonial_order_oldest,
  happiest: m.testimonial_order_happiest,
  critical: m.testimonial_order_critical,
} as const

/**
 * Filters and order of the testimonials, as links that wrap; on a phone as a scrolling line, with or without script
 * (design, 22).
 */
function TestimonialFilters({ found }: { found: Testimonials }) {
  const { filters, groups, tags, countries, everything, country } = found
  const to = (changed: Partial<Filters>) =>
    links.testimonials(testimonialQuery({ ...filters, page: 1, ...changed }))
  const topic = (tag: string) => to({ tag: filters.tag === tag ? undefined : tag })
  const isCritical = filters.order === 'critical'
  const chosen = tags.find(({ value }) => value === filters.tag)
  return (
    <search className={styles.strip} aria-label={m.testimonial_form()}>
      {/* The key closes the menus when the address changes. */}
      <div className={styles.line} key={JSON.stringify(filters)}>
        <Choice to={to({ tag: undefined })} on={filters.tag === undefined} count={everything}>
          {m.testimonial_all()}
        </Choice>
        {groups.map(({ value, name, count }) => (
          <Choice key={value} to={topic(value)} on={filters.tag === value} count={count}>
            {name}
          </Choice>
        ))}
        <FilterMenu
          id="testimonial-tags"
          label={chosen?.name ?? m.testimonial_tag()}
          lit={chosen !== undefined}
        >
          {tags.map(choice => (
            <MenuChoice key={choice.value} choice={choice} to={topic(choice.value)} on={choice === chosen} />
          ))}
        </FilterMenu>
        <FilterMenu
          id="testimonial-country"
          label={country ?? m.testimonial_any_country()}
          lit={country !== null}
        >
          <Chip to={to({ country: undefined })} aria-current={country === null || undefined}>
            {m.testimonial_any_country()}
          </Chip>
          {countries.map(choice => (
            <MenuChoice
              key={choice.value}
              choice={choice}
              to={to({ country: choice.value })}
              on={choice.value === filters.country}
            />
          ))}
        </FilterMenu>
        <div className={styles.order}>
          <Choice to={to({ order: isCritical ? 'newest' : 'critical' })} on={isCritical}>
            {m.testimonial_critical()}
          </Choice>
          <FilterMenu id="testimonial-order" label={orderNames[filters.order]()} lit={false}>
            {reviewOrders.map(order => (
              <Choice key={order} to={to({ order })} on={order === filters.order}>
                {orderNames[order]()}
              </Choice>
            ))}
            {LIMITS.map(limit => (
              <Choice key={limit} to={to({ limit })} on={limit === filters.limit}>
                {m.testimonial_on_a_page({ count: limit })}
              </Choice>
            ))}
          </FilterMenu>
        </div>
      </div>
    </search>
  )
}

interface ChoiceProps {
  to: string
  on: boolean
  count?: number
  children: string
}

function Choice({ to, on, count, children }: ChoiceProps) {
  return (
    <Chip to={to} aria-current={on || undefined}>
      {children}
      {count !== undefined && <span className={styles.testimonialFiltersCount}>{count}</span>}
    </Chip>
  )
}

function MenuChoice({
  choice: { name, count },
  to,
  on,
}: {
  choice: TestimonialChoice
  to: string
  on: boolean
}) {
  return (
    <Choice to={to} on={on} count={count}>
      {name}
    </Choice>
  )
}
