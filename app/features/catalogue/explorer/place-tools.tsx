import { m } from '#app/paraglide/messages.js'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FILTER_KINDS, type PlaceFilter } from './place-filter.ts'
import styles from './place-tools.module.css'

interface PlaceToolsProps {
  filter: PlaceFilter
  onFilter: (filter: PlaceFilter) => void
  /** Number of matches. */
  found: number
  /** Selects the first match. */
  onFirst: () => void
}

/** Search by name and filter by kind, for the list and the map. */
export function PlaceTools({ filter, onFilter, found, onFirst }: PlaceToolsProps) {
  const words = { destination: m.explorer_kind_destination(), attraction: m.explorer_kind_attraction() }
  const asked = filter.text.trim() !== ''
  return (
    <search className={styles.tools} data-scripted>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (asked && found > 0) onFirst()
        }}
      >
        <TextField
          type="search"
          label={m.explorer_find()}
          value={filter.text}
          autoComplete="off"
          onChange={event => onFilter({ ...filter, text: event.target.value })}
        />
        <fieldset className={styles.kinds}>
          <legend>{m.explorer_kinds()}</legend>
          {FILTER_KINDS.map(kind => (
            <ChipChoice
              key={kind}
              type="checkbox"
              checked={!filter.without.includes(kind)}
              onChange={({ target }) => {
                const others = filter.without.filter(each => each !== kind)
                onFilter({ ...filter, without: target.checked ? others : [...others, kind] })
              }}
            >
              {words[kind]}
            </ChipChoice>
          ))}
        </fieldset>
      </form>
      <p aria-live="polite" className={styles.found}>
        {found === 0 ? m.explorer_none() : asked && m.explorer_found({ count: found })}
      </p>
    </search>
  )
}
