import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './catalogue-filter.module.css'
import { anyOf, facetLabel, sortName } from './catalogue-words.ts'
import { type FacetKey, type FilterFacet, filterQuery, type ListFilter } from './list.ts'

interface CatalogueFilterProps {
  filter: ListFilter
  /** Address of the list with a query. */
  link: (query: Record<string, string | undefined>) => string
  /** The facet shown as chips. */
  chips: FacetKey
}

/** Filters of a list, as links and a form. With script a choice is applied at once. */
export function CatalogueFilter({ filter, link, chips }: CatalogueFilterProps) {
  const navigate = useNavigate()
  const row = filter.facets.find(({ key }) => key === chips)
  const selects = filter.facets.filter(({ key, options }) => key !== chips && options.length > 1)
  function onChange({ target }: { target: EventTarget }): void {
    if (!(target instanceof HTMLSelectElement)) return
    // While a result loads, the address is newer than the form.
    const now = new URLSearchParams(location.search)
    const asked = [...filter.facets.map(({ key }) => key), 'sort'].map(key => {
      const value = key === target.name ? target.value : now.get(key)
      return [key, key === 'sort' && value === filter.sorts[0] ? undefined : (value ?? undefined)]
    })
    void navigate(link(Object.fromEntries(asked)), { preventScrollReset: true })
  }
  return (
    <div className={styles.bar}>
      {row && row.options.length > 1 && <Chips facet={row} filter={filter} link={link} />}
      <form
        action={link({})}
        className={styles.form}
        aria-label={m.catalogue_filter()}
        onChange={onChange}
        key={JSON.stringify(filterQuery(filter))}
      >
        {row?.chosen && <input type="hidden" name={row.key} value={row.chosen} />}
        {selects.map(({ key, chosen, options }) => (
          <Select key={key} name={key} label={facetLabel(key)} unsaid chosen={chosen ?? ''}>
            <option value="">{anyOf(key)}</option>
            {options.map(({ value, label, count }) => (
              <option key={value} value={value} disabled={count === 0 && value !== chosen}>
                {m.catalogue_counted({ label, count })}
              </option>
            ))}
          </Select>
        ))}
        <Select name="sort" label={m.catalogue_sort()} chosen={filter.sort}>
          {filter.sorts.map(key => (
            <option key={key} value={key}>
              {sortName(key)}
            </option>
          ))}
        </Select>
        <SecondaryButton type="submit" size="sm" className={styles.unscripted}>
          {m.catalogue_show()}
        </SecondaryButton>
      </form>
    </div>
  )
}

type ChipsProps = Pick<CatalogueFilterProps, 'filter' | 'link'> & { facet: FilterFacet }

function Chips({ facet: { key, chosen, all, options }, filter, link }: ChipsProps) {
  const choices = [{ value: null, label: m.catalogue_all(), count: all }, ...options]
  return (
    <nav aria-label={facetLabel(key)} className={styles.chips}>
      {choices.map(({ value, label, count }) => (
        <Chip
          key={value}
          to={link(filterQuery(filter, { [key]: value }))}
          aria-current={value === chosen ? 'true' : undefined}
        >
          {label} <span className={styles.count}>{count}</span>
        </Chip>
      ))}
    </nav>
  )
}

interface SelectProps {
  name: string
  label: string
  /** The label is only heard. */
  unsaid?: boolean
  chosen: string
  children: ReactNode
}

function Select({ name, label, unsaid = false, chosen, children }: SelectProps) {
  const id = useId()
  return (
    <span className={styles.select}>
      <label htmlFor={id} className={classNames(styles.label, unsaid && styles.unsaid)}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen}>
        {children}
      </select>
      <Icon name="caret-down-bold" size="xs" className={styles.caret} />
    </span>
  )
}
