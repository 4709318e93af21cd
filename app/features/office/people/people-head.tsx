import type { Ref } from 'react'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListSearch } from '#app/features/office/desk/list-search.tsx'
import { m } from '#app/paraglide/messages.js'
import { type PeopleCounts, type PeopleGroup, peopleGroups } from './directory-schema.ts'

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
  /** Writes a filter to the address. */
  onChange: (name: 'group' | 'q', value: string | undefined) => void
  /** The search field, for its keyboard shortcut. */
  searchRef: Ref<HTMLInputElement>
  /** Arrow down: moves from the field to the results. */
  onDown: () => void
}

/** Title, groups and search of the list. */
export function PeopleHead({ group, q, counts, onChange, searchRef, onDown }: PeopleHeadProps) {
  return (
    <ListHead title={m.office_people()}>
      <ListChoices
        label={m.office_people_which()}
        choices={peopleGroups.map(each => [each, `${names[each]()} ${counts?.[each] ?? ''}`] as const)}
        chosen={group}
        onChoose={each => onChange('group', each === 'all' ? undefined : each)}
      />
      <ListSearch
        label={m.office_people_find()}
        q={q}
        onSearch={words => onChange('q', words)}
        onDown={onDown}
        fieldRef={searchRef}
        isWide
      />
    </ListHead>
  )
}
