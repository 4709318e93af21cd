import type { ComponentProps, FormEvent, ReactNode, RefObject } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { unsetQuery } from './finder.ts'
import styles from './finder-head.module.css'
import type { Finding } from './use-finder-filters.ts'

interface FinderHeadProps {
  /** What makes the field a combobox with suggestions; the page knows the search box. */
  box: {
    input: RefObject<HTMLInputElement | null>
    retry: (() => void) | null
    field: ComponentProps<'input'>
    holder: ComponentProps<'div'>
    suggestions: ReactNode
  }
  finding: Finding
  /** The sentence; its choices are part of the form. */
  children: ReactNode
}

/** Head of the finder, one bar: a field for words, and the sentence as its filter. */
export function FinderHead({
  finding: { filters, apply },
  box: { input, retry, field, holder, suggestions },
  children,
}: FinderHeadProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (retry) {
      retry()
      return
    }
    input.current?.blur()
    const words = new FormData(event.currentTarget).get('q')
    apply({ ...filters, words: typeof words === 'string' ? words.trim() : '', page: 1 })
  }
  return (
    <section className={`on-sky ${styles.head}`}>
      <Wrap>
        <search>
          <h1>
            <VisuallyHidden>{m.finder_title()}</VisuallyHidden>
          </h1>
          <form
            className={styles.form}
            action={links.trips()}
            aria-label={m.finder_form()}
            onSubmit={onSubmit}
          >
            <div className={styles.field} {...holder}>
              <button type="submit" className={styles.button} aria-label={m.finder_search()}>
                <Icon name="magnifying-glass-bold" />
              </button>
              {/* The key resets the field when the words are no longer searched for. */}
              <input
                {...field}
                key={filters.words}
                ref={input}
                type="search"
                name="q"
                maxLength={500}
                defaultValue={filters.words}
                placeholder={m.finder_search_hint()}
                aria-label={m.finder_search_label()}
                enterKeyHint="search"
              />
              {suggestions}
            </div>
            {children}
            <HiddenFilters filters={filters} />
          </form>
        </search>
      </Wrap>
    </section>
  )
}

/** Hidden fields for filters that the sentence does not contain, so that the form works without script. */
function HiddenFilters({ filters }: Pick<Finding, 'filters'>) {
  return Object.entries(unsetQuery(filters)).map(
    ([name, value = '']) => `${value}` && <input key={name} type="hidden" name={name} value={`${value}`} />,
  )
}
