import { type FormEvent, type Ref, useEffect, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './list-search.module.css'

interface ListSearchProps {
  label: string
  /** Where the label is too long for the field. */
  placeholder?: string
  /** What is looked for now. */
  q: string
  onSearch: (q: string | undefined) => void
  /** From the field down to what it found. */
  onDown: () => void
  /** The field, for the key that leads there. */
  fieldRef: Ref<HTMLInputElement>
  /** Where little else stands beside it. */
  isWide?: boolean
}

/** Looks for somebody or something in a list. */
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
