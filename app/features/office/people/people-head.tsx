import { type FormEvent, type Ref, useEffect, useState } from 'react'
import {
  type PeopleCounts,
  type PeopleGroup,
  peopleGroups,
} from '#app/features/office/directory/directory-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './people-head.module.css'

const names: Record<PeopleGroup, () => string> = {
  all: m.office_people_all,
  staff: m.office_people_staff,
  travellers: m.office_people_travellers,
  partners: m.office_people_partners,
}

interface PeopleHeadProps {
  group: PeopleGroup
  q: string
  counts: PeopleCounts | undefined
  /** Puts a part of the list's narrowing into the address. */
  onChange: (name: 'group' | 'q', value: string | undefined) => void
  /** The search field, for the key that leads there. */
  searchRef: Ref<HTMLInputElement>
  /** From the search field down to what it found. */
  onDown: () => void
}

/** The list's name, whom it lists and what is looked for. */
export function PeopleHead({ group, q, counts, onChange, searchRef, onDown }: PeopleHeadProps) {
  const [words, setWords] = useState(q)
  useEffect(() => setWords(q), [q])
  function onSearch(event: FormEvent): void {
    event.preventDefault()
    onChange('q', words.trim() || undefined)
  }
  return (
    <header className={styles.head}>
      <Display as="h1" size={24}>
        {m.office_people()}
      </Display>
      <fieldset className={styles.groups} aria-label={m.office_people_which()}>
        {peopleGroups.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === group}
            onClick={() => onChange('group', each === 'all' ? undefined : each)}
          >
            {names[each]()} {counts?.[each]}
          </button>
        ))}
      </fieldset>
      <search className={styles.search}>
        <form onSubmit={onSearch}>
          <Icon name="magnifying-glass-bold" />
          <input
            ref={searchRef}
            type="search"
            aria-label={m.office_people_find()}
            placeholder={m.office_people_find()}
            maxLength={120}
            value={words}
            onKeyDown={event => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              onDown()
            }}
            onChange={event => {
              setWords(event.target.value)
              if (event.target.value === '') onChange('q', undefined)
            }}
          />
        </form>
      </search>
    </header>
  )
}
