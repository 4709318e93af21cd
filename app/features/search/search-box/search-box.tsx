import { type FocusEvent, type SubmitEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useScripted } from '#app/features/search/sentence/use-scripted.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { latePart } from '#app/ui/late-part.ts'
import { CLOSED } from './list-state.ts'
import styles from './search-box.module.css'

const SearchList = latePart(async () => (await import('./search-list.tsx')).SearchList)

interface SearchBoxProps {
  /** `bar` is a round button that opens over the header; `menu` and `page` fill the width of their place. */
  variant: 'bar' | 'menu' | 'page'
  /** Initial words. */
  words?: string
}

/**
 * The site's search: a form that leads to a page of results. With script it becomes a combobox that searches as one
 * types (WAI-ARIA Authoring Practices); the script of the list loads on the first focus.
 */
export function SearchBox({ variant, words = '' }: SearchBoxProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { key } = useLocation()
  const scripted = useScripted()
  const [isWanted, setWanted] = useState(false)
  const [list, setList] = useState(CLOSED)

  // The field may have been focused before this script ran.
  useEffect(() => setWanted(document.activeElement === input.current), [])

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (list.retry) {
      list.retry()
      return
    }
    input.current?.blur()
    void navigate(list.to ?? links.search(input.current?.value.trim()))
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setWanted(false)
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': list.isOpen,
    'aria-controls': list.isOpen ? listId : undefined,
    'aria-activedescendant': list.active,
  } as const

  return (
    <search className={styles[variant]}>
      <form
        action={links.search()}
        aria-label={m.search_form()}
        className={styles.form}
        onSubmit={onSubmit}
        onFocus={() => setWanted(true)}
        onBlur={onBlur}
      >
        <Icon name="magnifying-glass-bold" className={styles.sign} />
        {/* The key resets the field on another page of results. */}
        <input
          {...(scripted && combobox)}
          key={words}
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          maxLength={200}
          defaultValue={words}
          placeholder={m.search_hint()}
          aria-label={m.search_label()}
          autoComplete="off"
          enterKeyHint="search"
          data-search-field={variant}
        />
        <button type="submit" className={styles.go} aria-label={m.search_go()}>
          <Icon name="arrow-right-bold" />
        </button>
        {isWanted && (
          <Suspense>
            <SearchList key={key} listId={listId} input={input} onChange={setList} />
          </Suspense>
        )}
      </form>
    </search>
  )
}
