import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useDayDrag } from '#app/features/office/editor/use-day-drag.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import type { Path } from '#database/values/document/diff-documents.ts'
import { blankOf, moved } from './document-edits.ts'
import { type FieldOf, isFolded } from './document-fields.ts'
import { labelOf, monthName } from './document-words.ts'
import { fieldId, useEditing } from './editing.ts'
import { Fold } from './fold.tsx'
import styles from './part-list.module.css'
import { useValueWords } from './value-words.ts'

interface PartListProps {
  field: FieldOf<'list'>
  items: readonly unknown[]
  path: Path
  children: (part: { item: unknown; index: number; label: string }) => ReactNode
}

/** Names for the items, that stay theirs while they move; equal to nothing in the document. */
function useNames(count: number) {
  const last = useRef(0)
  const [names, setNames] = useState<readonly string[]>([])
  const more = Array.from({ length: Math.max(0, count - names.length) }, () => `part-${++last.current}`)
  const current = more.length > 0 || names.length > count ? [...names, ...more].slice(0, count) : names
  if (current !== names) setNames(current)
  return { names: current, setNames }
}

/** A list: items are added, removed, and moved by their handle or by Alt with the arrows. */
export function PartList({ field, items, path, children }: PartListProps) {
  const { edit, tell } = useEditing()
  const { names, setNames } = useNames(items.length)
  const words = useValueWords(isFolded(field.item) ? [field.item] : [])
  const list = useRef<HTMLOListElement>(null)
  const isFixed = field.most !== null && field.least === field.most && items.length === field.most
  const ownName = labelOf(String(path.at(-1) ?? ''))
  const labelAt = (index: number) =>
    isFixed && items.length === 12
      ? monthName(index + 1)
      : m.office_document_item({ label: ownName, number: index + 1 })

  function move(from: number, to: number): void {
    const at = Math.max(0, Math.min(items.length - 1, to))
    if (at === from) return
    edit(path, moved(items, from, at), true)
    setNames(moved(names, from, at))
    tell(m.office_did_move())
  }
  const drag = useDayDrag((name, to) => move(names.indexOf(name), to))
  function remove(index: number): void {
    edit(path, items.toSpliced(index, 1), true)
    setNames(names.toSpliced(index, 1))
    tell(m.office_did_remove({ name: words.summary(items[index], field.item) || labelAt(index) }))
    list.current?.querySelectorAll<HTMLElement>('[data-grip]')[Math.max(0, index - 1)]?.focus()
  }
  function add(): void {
    edit(path, [...items, blankOf(field.item) ?? null])
    // The new item's first control, once it is drawn.
    requestAnimationFrame(() => {
      const last = list.current?.lastElementChild
      last?.querySelector('summary')?.click()
      requestAnimationFrame(() =>
        last?.querySelector<HTMLElement>('input, textarea, select, [data-pick]')?.focus(),
      )
    })
  }
  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    move(index, index + step)
  }
  return (
    <div className={styles.list}>
      <ol ref={list} className={classNames(isFixed && !isFolded(field.item) && styles.fixed)}>
        {items.map((item, index) => {
          const name = names[index] ?? String(index)
          const label = labelAt(index)
          return (
            <li
              key={name}
              data-day-at={index}
              className={classNames(
                styles.item,
                drag.held === name && styles.held,
                drag.held !== null && drag.over === index && styles.over,
              )}
            >
              {!isFixed && (
                <button
                  type="button"
                  className={styles.grip}
                  aria-label={m.office_document_move({ label })}
                  data-grip
                  data-focus={`${fieldId(path)} ${name}`}
                  onKeyDown={event => onKeyDown(event, index)}
                  {...drag.handle(name)}
                >
                  <Icon name="dots-six-vertical" />
                </button>
              )}
              <div className={styles.part}>
                {isFolded(field.item) ? (
                  <Fold
                    path={[...path, index]}
                    label={
                      <>
                        <span className={styles.number}>{isFixed ? label : index + 1}</span>{' '}
                        {words.summary(item, field.item)}
                      </>
                    }
                    fine={words.fine(item, field.item)}
                  >
                    {children({ item, index, label })}
                  </Fold>
                ) : (
                  children({ item, index, label })
                )}
              </div>
              {!isFixed && (
                <button
                  type="button"
                  className={styles.out}
                  aria-label={m.office_remove({ name: label })}
                  onClick={() => remove(index)}
                >
                  <Icon name="x-bold" size="xs" />
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {!isFixed && (field.most === null || items.length < field.most) && (
        <SecondaryButton size="sm" icon="plus-bold" onClick={add}>
          {m.office_document_add()}
        </SecondaryButton>
      )}
    </div>
  )
}
