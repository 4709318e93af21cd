import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { KeyStrip } from './key-strip.tsx'
import { ListHead } from './list-head.tsx'
import { ListMore } from './list-more.tsx'
import { ListNothing } from './list-nothing.tsx'
import styles from './list-with-side.module.css'
import { useKeys } from './use-keys.ts'

/** What is read of a list's pages. */
interface Found {
  isPending: boolean
  isError: boolean
  data: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

interface Chosen<Row> {
  row: Row
  ref: Ref<HTMLElement>
  /** Called when the row was decided: the next one gets the focus. */
  onDecided: () => void
}

interface ListWithSideProps<Row> {
  title: string
  /** The choices in the head. */
  head: ReactNode
  found: Found
  failed: string
  rows: readonly Row[]
  idOf: (row: Row) => number
  nothing: { title: string; line: string }
  row: (row: Row) => ReactNode
  side: (chosen: Chosen<Row>) => ReactNode
  /** Keys to the fields of a decision, by the fields' names. */
  fieldKeys: Readonly<Record<string, string>>
  /** What the strip says of the chosen row's keys. */
  keysOf: (chosen: Row) => readonly (readonly [key: string, does: string])[]
}

/** A list of what waits for a decision, with the chosen row at its side. */
export function ListWithSide<Row>(props: ListWithSideProps<Row>) {
  const { title, head, found, failed, rows, idOf, nothing, row, side: showSide, fieldKeys, keysOf } = props
  const [chosenId, choose] = useState<number | null>(null)
  const side = useRef<HTMLElement>(null)
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  const chosen = rows.find(each => idOf(each) === chosenId) ?? rows[0] ?? null
  const [decidedId, setDecidedId] = useState<number | null>(null)

  // After a decision the next row gets the focus, once the list is updated.
  useEffect(() => {
    if (decidedId === null || rows.some(each => idOf(each) === decidedId)) return
    setDecidedId(null)
    if (chosen) buttons.current.get(idOf(chosen))?.focus()
  }, [decidedId, rows, chosen, idOf])

  function move(step: number): void {
    const at = chosen ? rows.indexOf(chosen) : -1
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
    if (!next) return
    choose(idOf(next))
    buttons.current.get(idOf(next))?.focus()
  }
  function focusIn(name: string): void {
    side.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ...Object.fromEntries(Object.entries(fieldKeys).map(([key, name]) => [key, () => focusIn(name)])),
  })

  return (
    <div className={styles.place}>
      <main id="main" className={styles.main} aria-busy={found.isPending}>
        <ListHead title={title}>{head}</ListHead>
        <div className={styles.body}>
          {found.isPending && <Skeleton height="8rem" />}
          {found.isError && !found.data && (
            <div className={styles.nothing}>
              <Note kind="error">{failed}</Note>
              <SecondaryButton size="sm" onClick={() => void found.refetch()}>
                {m.office_retry()}
              </SecondaryButton>
            </div>
          )}
          {Boolean(found.data) && rows.length === 0 && <ListNothing {...nothing} />}
          <ul>
            {rows.map(each => (
              <li key={idOf(each)}>
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={each === chosen}
                  ref={button => {
                    if (button) buttons.current.set(idOf(each), button)
                    else buttons.current.delete(idOf(each))
                  }}
                  onClick={() => {
                    choose(idOf(each))
                    side.current?.scrollIntoView({ block: 'nearest' })
                  }}
                >
                  {row(each)}
                </button>
              </li>
            ))}
          </ul>
          <ListMore list={found} className={styles.nothing} />
        </div>
        <KeyStrip
          keys={[
            ...(chosen ? [['J K', m.office_key_move()] as const, ...keysOf(chosen)] : []),
            ['⌘K', m.office_key_anything()],
          ]}
        />
      </main>
      {chosen && showSide({ row: chosen, ref: side, onDecided: () => setDecidedId(idOf(chosen)) })}
    </div>
  )
}

interface ListRowProps {
  name: string
  fine: string
  /** Beside the name. */
  mark?: ReactNode
  title?: string
  words: string
  lang?: string
}

/** A row: who, what about, and the first lines of their words. */
export function ListRow({ name, fine, mark, title, words, lang }: ListRowProps) {
  return (
    <>
      <span className={styles.who}>
        <b>{name}</b>
        <small>{fine}</small>
        {mark}
      </span>
      {title && (
        <span className={styles.title} lang={lang}>
          {title}
        </span>
      )}
      <span className={styles.words} lang={lang}>
        {words}
      </span>
    </>
  )
}
