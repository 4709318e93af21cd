import { type FocusEvent, type RefObject, Suspense, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useScripted } from '#app/features/search/sentence/use-scripted.ts'
import { latePart } from '#app/ui/late-part.ts'
import { CLOSED } from './list-state.ts'

const SearchList = latePart(async () => (await import('./search-list.tsx')).SearchList)

/**
 * Makes a field of a form a combobox that suggests as one types (WAI-ARIA Authoring Practices), once there is script; the
 * script of the list loads on the first focus. `holder` is for what contains the field and the list.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const listId = useId()
  const { key } = useLocation()
  const scripted = useScripted()
  const [isWanted, setWanted] = useState(false)
  const [list, setList] = useState(CLOSED)

  // The field may have been focused before this script ran.
  useEffect(() => setWanted(document.activeElement === input.current), [input])

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': list.isOpen,
    'aria-controls': list.isOpen ? listId : undefined,
    'aria-activedescendant': list.active,
    autoComplete: 'off',
  } as const
  return {
    list,
    field: scripted ? combobox : { autoComplete: 'off' },
    holder: {
      onFocus: () => setWanted(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setWanted(false)
      },
    },
    suggestions: isWanted && (
      <Suspense>
        <SearchList key={key} listId={listId} input={input} onChange={setList} />
      </Suspense>
    ),
  }
}
