import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { areaName } from '#app/features/catalogue/country/country.ts'
import { toggled } from '#app/features/search/sentence/sentence.ts'
import { groupLabel } from '#app/features/trip/trip-card/group-label.ts'
import { goalName } from '#app/features/wish/choice-names.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { Display } from '#app/ui/display.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type Group, goals, groups, MAX_GOALS } from '#database/values/goals.ts'
import type { FilterField } from './filter-rows.ts'
import {
  EVERYTHING,
  FILTERS_ID,
  type FinderCounts,
  type FinderPreset,
  FORM_ID,
  valuesOf,
  withToggled,
  withValues,
} from './finder.ts'
import styles from './finder-filters.module.css'
import { type FinderCountry, tripCount } from './finder-words.ts'
import type { Finding } from './use-finder-filters.ts'

interface FinderFiltersProps {
  finding: Finding
  total: number
  /** Whether the total is exact. */
  exact: boolean
  /** Null if there are too many trips to count. */
  counts: FinderCounts | null
  fields: readonly FilterField[]
  countries: readonly FinderCountry[]
  /** Prepared searches. */
  presets: readonly FinderPreset[]
}

interface MoreFiltersProps {
  finding: Finding
  counts: FinderCounts | null
  fields: readonly FilterField[]
}

/** The filters that the sentence does not ask for. */
function MoreFilters({ finding, counts, fields }: MoreFiltersProps) {
  return fields.map(field => {
    const Control = controls[field.control]
    return <Control key={field.kind} field={field} finding={finding} counts={counts?.[field.kind]} />
  })
}

interface ControlProps {
  field: FilterField
  finding: Finding
  counts: Record<string, number> | undefined
}

function SeveralOf({ field: { kind, param, legend, any, options }, finding, counts }: ControlProps) {
  const { filters, apply } = finding
  const chosen = valuesOf(filters, kind)
  return (
    <fieldset className={`${styles.group} ${styles.chips}`}>
      <legend>{legend}</legend>
      <details className={styles.others} open={chosen.length > 0}>
        <summary>{any}</summary>
        {options.map(({ value, label }) => (
          <CheckField
            key={value}
            name={param}
            value={value}
            label={label}
            count={counts ? (counts[value] ?? 0) : undefined}
            checked={chosen.includes(value)}
            onChange={() => apply(withToggled(filters, kind, value))}
          />
        ))}
      </details>
    </fieldset>
  )
}

function OneOf({ field: { kind, param, legend, any, options }, finding, counts }: ControlProps) {
  const { filters, apply } = finding
  const [chosen = ''] = valuesOf(filters, kind)
  return (
    <fieldset className={`${styles.group} ${styles.chips}`}>
      <legend>{legend}</legend>
      {[{ value: '', label: any }, ...options].map(({ value, label }) => (
        <CheckField
          key={value}
          type="radio"
          name={param}
          value={value}
          label={label}
          count={value === '' ? undefined : counts?.[value]}
          checked={chosen === value}
          onChange={() => apply(withValues(filters, kind, value === '' ? [] : [value]))}
        />
      ))}
    </fieldset>
  )
}

function OneOfList({ field: { kind, param, legend, any, options }, finding }: ControlProps) {
  const { filters, apply } = finding
  const chosen = valuesOf(filters, kind)
  return (
    <div className={styles.group}>
      <SelectField
        id={`finder-${kind}`}
        name={param}
        label={legend}
        value={chosen.join(',')}
        onChange={({ target }) => apply(withValues(filters, kind, target.value.split(',').filter(Boolean)))}
      >
        <option value="">{any}</option>
        {chosen.length > 1 && (
          <option value={chosen.join(',')}>{m.finder_animals({ count: chosen.length })}</option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const controls = { several: SeveralOf, one: OneOf, list: OneOfList }

/**
 * All filters with their counts, on a sheet. A form of its own; with script a choice is
 * applied at once.
 */
export function FinderFilters(props: FinderFiltersProps) {
  const { finding, total, exact } = props
  const sheet = useRef<HTMLElement>(null)
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    sheet.current?.hidePopover()
  }
  return (
    <aside
      ref={sheet}
      id={FILTERS_ID}
      popover="auto"
      className={styles.filters}
      aria-label={m.finder_filters()}
      onBlur={({ relatedTarget }) => {
        const open = sheet.current?.matches(':popover-open')
        if (open && relatedTarget && !sheet.current?.contains(relatedTarget)) sheet.current?.hidePopover()
      }}
    >
      <div className={styles.head}>
        <Display size={24}>{m.finder_filters()}</Display>
        <DiscButton
          icon="x-bold"
          look="plain"
          label={m.finder_filters_close()}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </div>
      <form id={FORM_ID} className={styles.form} action={links.trips()} onSubmit={onSubmit}>
        <div className={styles.body}>
          <CountryFilter {...props} />
          <GroupFilter {...props} />
          <GoalsFilter {...props} />
          <MoreFilters {...props} />
          {finding.filters.words && <input type="hidden" name="q" value={finding.filters.words} />}
          <FinderPresets linkTo={finding.linkTo} presets={props.presets} />
        </div>
        <div className={styles.foot}>
          <TextLink {...finding.linkTo(EVERYTHING)}>{m.finder_clear()}</TextLink>
          <Button type="submit">
            {m.finder_show_trips({ trips: exact ? tripCount(total) : m.finder_more_than({ count: total }) })}
          </Button>
        </div>
      </form>
    </aside>
  )
}

/** Countries shown without expanding the list. */
const COUNTRIES_FIRST = 4
const GOALS_FIRST = 8

function CountryFilter({ finding: { filters, apply }, counts, countries }: FinderFiltersProps) {
  // Countries with trips come first. The order does not depend on the filters, so that nothing moves under the
  // pointer.
  const inOrder = countries.toSorted((a, b) => Number(b.hasTrips) - Number(a.hasTrips))
  const boxes = inOrder.map(({ tag, name }) => (
    <CheckField
      key={tag}
      name="fcountry"
      value={tag}
      label={name}
      count={counts ? (counts.countries[tag] ?? 0) : undefined}
      checked={filters.countries.includes(tag)}
      onChange={() => apply({ ...filters, countries: toggled(filters.countries, tag), page: 1 })}
    />
  ))
  // A country without trips is not among the first.
  const first = Math.min(COUNTRIES_FIRST, countries.filter(({ hasTrips }) => hasTrips).length)
  const chosenBelow = inOrder.slice(first).some(({ tag }) => filters.countries.includes(tag))
  return (
    <fieldset className={styles.group}>
      <legend>{m.finder_country()}</legend>
      {boxes.slice(0, first)}
      <Others label={m.finder_all_countries({ count: countries.length })} openAtFirst={chosenBelow}>
        {boxes.slice(first)}
      </Others>
    </fieldset>
  )
}

function GroupFilter({ finding: { filters, apply }, counts }: FinderFiltersProps) {
  const choices: readonly (Group | null)[] = [null, ...groups]
  return (
    <fieldset className={`${styles.group} ${styles.chips}`}>
      <legend>{m.finder_group()}</legend>
      {choices.map(group => (
        <CheckField
          key={group}
          type="radio"
          name="fparty"
          value={group ?? ''}
          label={group ? groupLabel(group) : m.finder_anyone()}
          count={group && counts ? (counts.group[group] ?? 0) : counts?.anyone}
          checked={filters.group === group}
          onChange={() => apply({ ...filters, group, page: 1 })}
        />
      ))}
    </fieldset>
  )
}

function GoalsFilter({ finding: { filters, apply }, counts }: FinderFiltersProps) {
  const full = filters.goals.length >= MAX_GOALS
  const boxes = goals.map(goal => {
    const checked = filters.goals.includes(goal)
    return (
      <CheckField
        key={goal}
        name="ftype"
        value={goal}
        label={goalName(goal)}
        count={counts ? (counts.goals[goal] ?? 0) : undefined}
        checked={checked}
        aria-disabled={(full && !checked) || undefined}
        onChange={() => {
          const next = toggled(filters.goals, goal, MAX_GOALS)
          if (next !== filters.goals) apply({ ...filters, goals: next, page: 1 })
        }}
      />
    )
  })
  const chosenBelow = goals.slice(GOALS_FIRST).some(goal => filters.goals.includes(goal))
  return (
    <fieldset className={`${styles.group} ${styles.chips}`}>
      <legend>{m.finder_goals()}</legend>
      {boxes.slice(0, GOALS_FIRST)}
      <Others label={m.finder_all_goals()} openAtFirst={chosenBelow}>
        {boxes.slice(GOALS_FIRST)}
      </Others>
    </fieldset>
  )
}

/** A collapsed list of options; initially open if one of them is active. */
function Others({
  label,
  openAtFirst,
  children,
}: {
  label: string
  openAtFirst: boolean
  children: ReactNode
}) {
  const [open] = useState(openAtFirst)
  return (
    <details className={styles.others} open={open}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}

const presetNames: Record<FinderPreset['tag'], (words: { area: string }) => string> = {
  nature: m.finder_preset_nature,
  adventure: m.finder_preset_adventure,
  culture: m.finder_preset_culture,
  leisure: m.finder_preset_leisure,
}

interface FinderPresetsProps extends Pick<Finding, 'linkTo'> {
  /** The presets with at least one result. */
  presets: readonly FinderPreset[]
}

/** Links to prepared searches. */
function FinderPresets({ linkTo, presets }: FinderPresetsProps) {
  if (presets.length === 0) return null
  return (
    <div className={styles.group}>
      <p className={styles.legend} id="finder-presets">
        {m.finder_presets()}
      </p>
      <ul className={styles.presets} aria-labelledby="finder-presets">
        {presets.map(({ area, tag, countries, goals }) => (
          <li key={`${area} ${tag}`}>
            <Chip className={styles.preset} {...linkTo({ ...EVERYTHING, countries, goals })}>
              {presetNames[tag]({ area: areaName(area) })}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
