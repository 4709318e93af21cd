import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react'
import { useDayDrag } from '#app/features/office/editor/use-day-drag.ts'
import { files } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import type { Path } from '#database/values/document/diff-documents.ts'
import { isFields } from '#database/values/document/fields.ts'
import { blankOf, fieldsIn, moved } from './document-edits.ts'
import { type Field, type FieldOf, isFolded, type NamedField } from './document-fields.ts'
import { labelOf, monthName, yearDayName } from './document-words.ts'
import { type ControlProps, FieldGroup, LeaveOut, Problems } from './field-frame.tsx'
import styles from './fields.module.css'
import { Fold } from './fold.tsx'
import listStyles from './part-list.module.css'
import * as inputs from './plain-inputs.tsx'
import { gapsOf, spansOf } from './price-gaps.ts'
import yearStyles from './price-year.module.css'
import { ReferenceInput } from './reference-input.tsx'
import { listOf } from './typed-values.ts'
import { fieldId, useEditing } from './use-editing.ts'
import { useValueWords } from './use-value-words.ts'

interface FieldViewProps extends Omit<ControlProps<Field['kind']>, 'path'> {
  /** The path of what it is part of, and its name in it. */
  parent: Path
  name: string | number
}

/** One field of a document, with the control of its kind; drawn again only if its value changes. */
export const FieldView = memo(function FieldView({ field, label, value, parent, name }: FieldViewProps) {
  const path = useMemo(() => [...parent, name], [parent, name])
  const shared = { label, value, path }
  const isAbsent = value === undefined && field.isOptional
  if (isAbsent && (isFolded(field) || field.kind === 'tuple') && field.kind !== 'list')
    return <Absent field={field} label={label} path={path} />
  if (field.kind === 'text') return <inputs.TextPair field={field} {...shared} />
  if (field.kind === 'words') return <inputs.WordsInput field={field} {...shared} />
  if (field.kind === 'number') return <inputs.NumberInput field={field} {...shared} />
  if (field.kind === 'switch') return <inputs.SwitchInput field={field} {...shared} />
  if (field.kind === 'choice') return <inputs.ChoiceInput field={field} {...shared} />
  if (field.kind === 'choices') return <inputs.ChoicesInput field={field} {...shared} />
  if (field.kind === 'months' || field.kind === 'weekdays')
    return <inputs.PartsOfYear field={field} {...shared} />
  if (field.kind === 'reference') return <ReferenceInput field={field} {...shared} />
  if (field.kind === 'scalar') return <inputs.ScalarInput field={field} {...shared} />
  if (field.kind === 'tuple') return <TupleView field={field} {...shared} />
  return <PartsView field={field} {...shared} />
})

/** What may be left out and is: it can be added. */
function Absent({ field, label, path }: Omit<ControlProps<Field['kind']>, 'value'>) {
  const { edit } = useEditing()
  return (
    <p className={styles.absent} id={fieldId(path)} tabIndex={-1}>
      <SecondaryButton size="sm" icon="plus-bold" onClick={() => edit(path, blankOf(field))}>
        {label}
      </SecondaryButton>
    </p>
  )
}

/** A fixed number of values in a row, such as the first and last day of a season. */
function TupleView({ field, label, value, path }: ControlProps<'tuple'>) {
  const values = listOf(value)
  const areNumbers = field.items.every(({ kind }) => kind === 'number')
  const names = field.arePlace
    ? [m.office_document_latitude(), m.office_document_longitude()]
    : areNumbers
      ? [m.office_document_least(), m.office_document_most()]
      : [m.office_document_first(), m.office_document_last()]
  return (
    <FieldGroup path={path} label={label} look={styles.row}>
      {field.items.map((item, index) => (
        <FieldView
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row of fixed length is its name
          key={index}
          field={item}
          label={names[index] ?? String(index + 1)}
          value={values[index] ?? undefined}
          parent={path}
          name={index}
        />
      ))}
      {field.isOptional && <LeaveOut path={path} />}
    </FieldGroup>
  )
}

type PartsKind = 'list' | 'group' | 'record' | 'variants'

/** What has several parts: in a fold of its own. */
function PartsView({ field, label, value, path }: ControlProps<PartsKind>) {
  const words = useValueWords(field.kind === 'list' ? [] : [field])
  const fine = field.kind === 'list' ? String(listOf(value).length) : words.summary(value, field)
  return (
    <Fold path={path} label={label} fine={fine} isOpen={path.length === 1}>
      <Parts field={field} value={value} path={path} />
    </Fold>
  )
}

/** The parts of a field, without a fold around them. */
export function Parts({ field, value, path }: Omit<ControlProps<PartsKind>, 'label'>) {
  if (field.kind === 'list') return <ListParts field={field} value={value} path={path} />
  if (field.kind === 'record') return <RecordParts field={field} value={value} path={path} />
  return (
    <div className={styles.group}>
      {path.at(-1) === 'poster' && <PosterPicture value={value} />}
      <GroupFields fields={fieldsIn(field, value)} value={value} path={path} />
      {field.isOptional && <LeaveOut path={path} />}
    </div>
  )
}

/** The poster as it is drawn from what is chosen so far; the rest is derived from the facts of its subject. */
function PosterPicture({ value }: { value: unknown }) {
  const { kind, palette, seed } = isFields(value) ? value : {}
  if (typeof kind !== 'string') return null
  const hour = typeof palette === 'string' ? palette : 'golden'
  const src = files.poster(kind, hour, String(seed ?? ''), '4x3')
  return <img className={styles.poster} src={src} alt="" width="320" height="240" />
}

type GroupFieldsProps = Pick<ControlProps<'group'>, 'value' | 'path'> & { fields: readonly NamedField[] }

export function GroupFields({ fields, value, path }: GroupFieldsProps) {
  return fields.map(field => (
    <FieldView
      key={field.name}
      field={field}
      label={labelOf(field.name)}
      value={isFields(value) ? value[field.name] : undefined}
      parent={path}
      name={field.name}
    />
  ))
}

const share = (days: number) => `${(days / 365) * 100}%`

/** A year with the days of each price, and the days that have none. */
function PriceYear({ prices, field }: { prices: readonly unknown[]; field: Field }) {
  const words = useValueWords([field])
  const [gap] = gapsOf(prices)
  return (
    <div className={yearStyles.year}>
      <div className={yearStyles.months} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <span key={monthName(index + 1)}>{monthName(index + 1)}</span>
        ))}
      </div>
      <ul aria-hidden="true">
        {prices.map((price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing of the list, whose rows are not controls
          <li key={index} title={words.summary(price, field)}>
            {spansOf(price).map(span => (
              <i key={span.from} style={{ left: share(span.from), width: share(span.to - span.from + 1) }} />
            ))}
          </li>
        ))}
      </ul>
      {gap && (
        <p className={yearStyles.gap}>
          <Icon name="warning-fill" />
          {m.office_document_gap({
            size: gap.size,
            days: gap.gaps.map(({ from, to }) => `${yearDayName(from)} – ${yearDayName(to)}`).join(', '),
          })}
        </p>
      )}
    </div>
  )
}

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
function PartList({ field, items, path, children }: PartListProps) {
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
    <div className={listStyles.list}>
      <ol ref={list} className={classNames(isFixed && !isFolded(field.item) && listStyles.fixed)}>
        {items.map((item, index) => {
          const name = names[index] ?? String(index)
          const label = labelAt(index)
          return (
            <li
              key={name}
              data-day-at={index}
              className={classNames(
                listStyles.item,
                drag.held === name && listStyles.held,
                drag.held !== null && drag.over === index && listStyles.over,
              )}
            >
              {!isFixed && (
                <button
                  type="button"
                  className={listStyles.grip}
                  aria-label={m.office_document_move({ label })}
                  data-grip
                  data-focus={`${fieldId(path)} ${name}`}
                  onKeyDown={event => onKeyDown(event, index)}
                  {...drag.handle(name)}
                >
                  <Icon name="dots-six-vertical" />
                </button>
              )}
              <div className={listStyles.part}>
                {isFolded(field.item) ? (
                  <Fold
                    path={[...path, index]}
                    label={
                      <>
                        <span className={listStyles.number}>{isFixed ? label : index + 1}</span>{' '}
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
                  className={listStyles.out}
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

function ListParts({ field, value, path }: Omit<ControlProps<'list'>, 'label'>) {
  const { item: part } = field
  return (
    <>
      {path.join() === 'prices' && <PriceYear prices={listOf(value)} field={part} />}
      <PartList field={field} items={listOf(value)} path={path}>
        {({ item, index, label }) =>
          isFolded(part) ? (
            <Parts field={part as FieldOf<'group'>} value={item} path={[...path, index]} />
          ) : (
            <FieldView field={part} label={label} value={item ?? undefined} parent={path} name={index} />
          )
        }
      </PartList>
      <Problems path={path} />
    </>
  )
}

/** Values by their keys; a key that is not of a list is typed. */
function RecordParts({ field, value, path }: Omit<ControlProps<'record'>, 'label'>) {
  const { edit } = useEditing()
  const entries = Object.entries(isFields(value) ? value : {})
  const left = field.keys?.filter(key => !entries.some(([used]) => used === key))
  function add(form: FormData): void {
    const key = String(form.get('key') ?? '').trim()
    if (key !== '' && !entries.some(([used]) => used === key)) edit([...path, key], blankOf(field.item) ?? '')
  }
  return (
    <div className={styles.group}>
      {entries.map(([key, part]) => (
        <div key={key} className={styles.entry}>
          <FieldView field={field.item} label={labelOf(key)} value={part} parent={path} name={key} />
          <LeaveOut path={[...path, key]} words={m.office_remove({ name: labelOf(key) })} />
        </div>
      ))}
      {left?.length !== 0 && (
        <form action={add} className={styles.add}>
          {left ? (
            <select name="key" aria-label={m.office_document_key()}>
              {left.map(key => (
                <option key={key} value={key}>
                  {labelOf(key)}
                </option>
              ))}
            </select>
          ) : (
            <input name="key" aria-label={m.office_document_key()} maxLength={120} />
          )}
          <SecondaryButton size="sm" type="submit" icon="plus-bold">
            {m.office_document_add()}
          </SecondaryButton>
        </form>
      )}
      <Problems path={path} />
    </div>
  )
}
