import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { privatePages } from '#app/client/private-data/private-pages.ts'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListRow, ListWithSide } from '#app/features/office/desk/list-with-side.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { type UnsortedEntry, type UnsortedState, unsortedStates } from './unsorted-schema.ts'
import { nameOf, UnsortedSide } from './unsorted-side.tsx'

const names: Record<UnsortedState, () => string> = {
  open: m.office_unsorted_open,
  sorted: m.office_unsorted_sorted,
}

/** Keyboard shortcuts to the fields of a decision. */
const FIELD_KEYS = { p: 'name', h: 'reason' }
const idOf = ({ id }: UnsortedEntry) => id

/** Requests that could not become plans: each is made a plan, or closed with a reason. */
export function UnsortedDesk() {
  const [query, setQuery] = useSearchParams()
  const state = unsortedStates.find(each => each === query.get('state')) ?? 'open'
  const found = useInfiniteQuery(privatePages('GET /api/admin/unsorted', { query: { state } }))
  const counts = found.data?.pages[0]?.counts
  return (
    <ListWithSide
      title={m.office_unsorted()}
      head={
        <ListChoices
          label={m.office_unsorted_which()}
          choices={unsortedStates.map(each => [each, `${names[each]()} ${counts?.[each] ?? ''}`] as const)}
          chosen={state}
          onChoose={each => setQuery(each === 'open' ? {} : { state: each }, { replace: true })}
        />
      }
      found={found}
      failed={m.office_unsorted_failed()}
      rows={found.data?.pages.flatMap(({ data }) => data) ?? []}
      idOf={idOf}
      nothing={{
        title: state === 'open' ? m.office_unsorted_none_open() : m.office_unsorted_none(),
        line: m.office_unsorted_when(),
      }}
      row={entry => <UnsortedRow entry={entry} />}
      side={({ row, ref, onDecided }) => (
        <UnsortedSide key={`${row.id}-${row.sortedTs}`} entry={row} onDecided={onDecided} ref={ref} />
      )}
      fieldKeys={FIELD_KEYS}
      keysOf={({ sortedTs }) =>
        sortedTs
          ? []
          : [
              ['P', m.office_key_make_plan()],
              ['H', m.office_key_close()],
            ]
      }
    />
  )
}

function UnsortedRow({ entry }: { entry: UnsortedEntry }) {
  const desk = useDesk()
  const { acceptedTs, country, message } = entry
  const sentOn = formatDay(acceptedTs.slice(0, 10), getLocale())
  return (
    <ListRow
      name={nameOf(entry)}
      fine={[country && countryName(desk, country), sentOn].filter(Boolean).join(', ')}
      words={message}
    />
  )
}
