import { type FormEvent, type Ref, useEffect, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './list-search.module.css'

interface ListSearchProps {
  label: string
  /** If the label is too long for the field. */
  placeholder?: string
  /** The current search text. */
  q: string
  onSearch: (q: string | undefined) => void
  /** Arrow down: moves from the field to the results. */
  onDown: () => void
  /** The field, for its keyboard shortcut. */
  fieldRef: Ref<HTMLInputElement>
  /** If there is room, because little else is beside it. */
  isWide?: boolean
}

/** Search field of a list. */
export function ListSearch({
  label,
  placeholder = label,
  q,
  onSearch,
  onDown,
  fieldRef,
  isWide = false,
}: ListSearchProps) {
  const [words, setWords] = useState(q)
  useEffect(() => setWords(q), [q])
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    onSearch(words.trim() || undefined)
  }
  return (
    <search className={classNames(styles.search, isWide && styles.wide)}>
      <form onSubmit={onSubmit}>
        <label className={styles.field}>
          <Icon name="magnifying-glass-bold" />
          <input
            ref={fieldRef}
            type="search"
            aria-label={label}
            placeholder={placeholder}
            maxLength={120}
            value={words}
            onKeyDown={event => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              onDown()
            }}
            onChange={event => {
              setWords(event.target.value)
              if (event.target.value === '') onSearch(undefined)
            }}
          />
        </label>
      </form>
    </search>
  )
}
