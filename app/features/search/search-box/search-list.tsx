import { type RefObject, useEffect, useId, useState } from 'react'
import type { SiteKind } from '#app/features/search/site-search/site-kinds.ts'
import { shorten } from '#app/features/search/site-search/site-search.ts'
import type { SearchHit, SiteSearch } from '#app/features/search/site-search/site-search-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { CLOSED, type ListState } from './list-state.ts'
import styles from './search-list.module.css'
import { countsOf, kindNames } from './search-words.ts'
import { type Found, useFound } from './use-found.ts'

/** An option of the list under the search box. */
interface SearchOption {
  id: string
  to: string
  /** Null for a link beyond the list. */
  hit: SearchHit | null
  label: string
}

interface OptionGroup {
  /** Null for links beyond the list. */
  kind: SiteKind | null
  options: SearchOption[]
}

/** The groups of the list, followed by a planner if nothing was found, and at last always by all results. */
function optionGroups(answer: SiteSearch, words: string, listId: string): OptionGroup[] {
  const groups: OptionGroup[] = shorten(answer.order, answer).map(({ kind, hits }) => ({
    kind,
    options: hits.map(hit => ({
      id: `${listId}-${kind}-${hit.url.replaceAll(/[^\w-]+/g, '-')}`,
      to: hit.url,
      hit,
      label: hit.name,
    })),
  }))
  const ask = {
    id: `${listId}-ask`,
    to: links.ask({ message: words }),
    hit: null,
    label: m.search_ask({ words }),
  }
  const all = { id: `${listId}-on`, to: links.search(words), hit: null, label: m.search_all({ words }) }
  return [...groups, { kind: null, options: groups.length > 0 ? [all] : [ask, all] }]
}

/** Target of Enter: the finder if trips come first, otherwise all results. */
function resultsFor(answer: SiteSearch | null, words: string): string {
  return answer?.order[0] === 'trips' ? links.trips({ q: words }) : links.search(words)
}

interface SearchListProps {
  listId: string
  input: RefObject<HTMLInputElement | null>
  onChange: (state: ListState) => void
}

/** Announcement for screen readers; empty while there is no answer. */
function announcement({ answer, failed }: Found): string {
  if (failed) return m.search_offline()
  if (!answer) return ''
  if (answer.order.length === 0) return m.search_nothing()
  return countsOf(shorten(answer.order, answer).map(({ kind, hits }) => ({ kind, count: hits.length })))
}

/** The list under a focused search field: results in groups. */
export function SearchList({ listId, input, onChange }: SearchListProps) {
  const [words, setWords] = useState(() => input.current?.value.trim() ?? '')
  const [active, setActive] = useState<number | null>(null)
  const [isDismissed, setDismissed] = useState(false)
  const { retry, ...found } = useFound(words)
  const groups = found.answer ? optionGroups(found.answer, found.words, listId) : []
  const options = groups.flatMap(group => group.options)
  const isOpen = !isDismissed && words !== '' && options.length > 0
  const activeId = isOpen && active !== null ? options[active]?.id : undefined

  // The field may have changed between rendering and mounting.
  useEffect(() => setWords(input.current?.value.trim() ?? ''), [input])
  useListKeys(input, {
    ...{ options: options.map(({ id }) => id), active, isOpen },
    onType(typed) {
      setWords(typed)
      setActive(null)
      setDismissed(false)
    },
    onMove(to) {
      setActive(to)
      setDismissed(false)
    },
    onDismiss() {
      setActive(null)
      setDismissed(true)
    },
  })

  const to = found.words === words ? resultsFor(found.answer, words) : null
  const hasFailed = found.failed && words !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is told when something changes, and asked once
  useEffect(() => {
    onChange({ isOpen, active: activeId, to, retry: hasFailed ? retry : null })
    return () => onChange(CLOSED)
  }, [isOpen, activeId, to, hasFailed])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <>
      <p role="status">
        <VisuallyHidden>{announcement(found)}</VisuallyHidden>
      </p>
      {hasFailed && (
        <p className={classNames('on-paper', styles.drop, styles.failed)} aria-hidden="true">
          <Icon name="wifi-slash" />
          {m.search_offline()}
        </p>
      )}
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={m.search_list()}
          className={classNames('on-paper', styles.drop)}
          // Keeps the focus in the field.
          onMouseDown={event => event.preventDefault()}
        >
          {groups.map(group => (
            <Group key={group.kind} group={group} active={activeId} onFollow={() => input.current?.blur()} />
          ))}
        </div>
      )}
    </>
  )
}

interface GroupProps {
  group: OptionGroup
  active: string | undefined
  onFollow: () => void
}

function Group({ group: { kind, options }, active, onFollow }: GroupProps) {
  const nameId = useId()
  const list = options.map(option => (
    <Option key={option.id} option={option} isActive={option.id === active} onFollow={onFollow} />
  ))
  if (kind === null) return list
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list
    <div role="group" aria-labelledby={nameId} className={styles.group}>
      <span id={nameId} className={styles.kind}>
        {kindNames[kind]()}
      </span>
      {list}
    </div>
  )
}

interface OptionProps {
  option: SearchOption
  isActive: boolean
  onFollow: () => void
}

function Option({ option: { id, to, hit, label }, isActive, onFollow }: OptionProps) {
  return (
    <Anchor
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classNames(styles.option, hit === null && styles.on)}
      onClick={onFollow}
    >
      {hit?.picture && <img src={hit.picture} alt="" width={64} height={48} className={styles.picture} />}
      <span className={styles.words}>
        <b>{label}</b>
        {hit && <small>{hit.line}</small>}
      </span>
      {hit === null && <Icon name="arrow-right-bold" />}
    </Anchor>
  )
}

interface ListKeys {
  /** Ids of the options in their order. */
  options: readonly string[]
  active: number | null
  isOpen: boolean
  onType: (words: string) => void
  onMove: (to: number | null) => void
  onDismiss: () => void
}

/** Adds keyboard navigation of a list to a field that keeps the focus. */
export function useListKeys(field: RefObject<HTMLInputElement | null>, keys: ListKeys): void {
  useEffect(() => {
    const input = field.current
    if (!input) return
    const stop = new AbortController()
    const { signal } = stop
    input.addEventListener('input', () => keys.onType(input.value.trim()), { signal })
    input.addEventListener('keydown', event => obeyKey(event, input, keys), { signal })
    return () => stop.abort()
  })
}

function obeyKey(event: KeyboardEvent, input: HTMLInputElement, keys: ListKeys): void {
  if (event.isComposing || event.ctrlKey || event.metaKey) return
  const { active, options, isOpen } = keys
  const activeId = active === null ? undefined : options[active]
  if (event.key === 'Escape') {
    leave(event, input, keys)
    return
  }
  if (event.key === 'Enter' && isOpen && activeId !== undefined) {
    event.preventDefault()
    document.getElementById(activeId)?.click()
    return
  }
  const to = moveActive(event.key, isOpen ? active : null, options.length)
  if (to === undefined) return
  event.preventDefault()
  keys.onMove(to)
}

/** Escape closes the list, then empties the field as browsers do, then leaves it. */
function leave(event: KeyboardEvent, input: HTMLInputElement, { isOpen, onDismiss }: ListKeys): void {
  if (isOpen) {
    event.preventDefault()
    event.stopPropagation()
    onDismiss()
  } else if (input.value === '') input.blur()
}

/**
 * Index of the option that a key activates, of `count`; null means the field itself. Returns undefined for keys that
 * belong to the field. Moving past either end of the list returns to the field.
 */
export function moveActive(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return active === null ? 0 : active === last ? null : active + 1
  if (key === 'ArrowUp') return active === null ? last : active === 0 ? null : active - 1
  // Without an active option these keys move the caret.
  if (active === null) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
