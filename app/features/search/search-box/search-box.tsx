import { type SubmitEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './search-box.module.css'
import { useSuggestions } from './use-suggestions.tsx'

interface SearchBoxProps {
  /** `bar` is a round button that opens over the header; `menu` and `page` fill the width of their place. */
  variant: 'bar' | 'menu' | 'page'
  /** Initial words. */
  words?: string
}

/** The site's search: a form that leads to a page of results, and suggests as one types. */
export function SearchBox({ variant, words = '' }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { list, field, holder, suggestions } = useSuggestions(input)

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (list.retry) {
      list.retry()
      return
    }
    input.current?.blur()
    void navigate(list.to ?? links.search(input.current?.value.trim()))
  }

  return (
    <search className={styles[variant]}>
      <form
        action={links.search()}
        aria-label={m.search_form()}
        className={styles.form}
        onSubmit={onSubmit}
        {...holder}
      >
        <Icon name="magnifying-glass-bold" className={styles.sign} />
        {/* The key resets the field on another page of results. */}
        <input
          {...field}
          key={words}
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          maxLength={500}
          defaultValue={words}
          placeholder={m.search_hint()}
          aria-label={m.search_label()}
          enterKeyHint="search"
          data-search-field={variant}
        />
        <button type="submit" className={styles.go} aria-label={m.search_go()}>
          <Icon name="arrow-right-bold" />
        </button>
        {suggestions}
      </form>
    </search>
  )
}
