import { memo, useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import type { Path } from '#database/values/document/diff-documents.ts'
import { isFields } from '#database/values/document/fields.ts'
import { blankOf, fieldsIn } from './document-edits.ts'
import { type Field, type FieldOf, isFolded, type NamedField } from './document-fields.ts'
import { labelOf } from './document-words.ts'
import { fieldId, useEditing } from './editing.ts'
import { Problems } from './field-frame.tsx'
import styles from './fields.module.css'
import { Fold } from './fold.tsx'
import { PartList } from './part-list.tsx'
import {
  ChoiceInput,
  ChoicesInput,
  NumberInput,
  PartsOfYear,
  ScalarInput,
  SwitchInput,
  WordsInput,
} from './plain-inputs.tsx'
import { PosterPicture } from './poster-picture.tsx'
import { PriceYear } from './price-year.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { TextPair } from './text-pair.tsx'
import { listOf } from './typed-values.ts'
import { useValueWords } from './value-words.ts'

interface FieldViewProps {
  field: Field & { isOptional?: boolean }
  label: string
  value: unknown
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
  switch (field.kind) {
    case 'text':
      return <TextPair field={field} {...shared} />
    case 'words':
      return <WordsInput field={field} {...shared} />
    case 'number':
      return <NumberInput field={field} {...shared} />
    case 'switch':
      return <SwitchInput field={field} {...shared} />
    case 'choice':
      return <ChoiceInput field={field} {...shared} />
    case 'choices':
      return <ChoicesInput field={field} {...shared} />
    case 'months':
    case 'weekdays':
      return <PartsOfYear field={field} {...shared} />
    case 'reference':
      return <ReferenceInput field={field} {...shared} />
    case 'scalar':
      return <ScalarInput field={field} {...shared} />
    case 'tuple':
      return <TupleView field={field} {...shared} />
    default:
      return <PartsView field={field} {...shared} />
  }
})

interface PartsProps<Kind extends Field['kind']> {
  field: FieldOf<Kind> & { isOptional?: boolean }
  label: string
  value: unknown
  path: Path
}

/** What may be left out and is: it can be added. */
function Absent({ field, label, path }: Omit<PartsProps<Field['kind']>, 'value'>) {
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
function TupleView({ field, label, value, path }: PartsProps<'tuple'>) {
  const { edit } = useEditing()
  const values = listOf(value)
  const areNumbers = field.items.every(({ kind }) => kind === 'number')
  const names = field.arePlace
    ? [m.office_document_latitude(), m.office_document_longitude()]
    : areNumbers
      ? [m.office_document_least(), m.office_document_most()]
      : [m.office_document_first(), m.office_document_last()]
  return (
    <fieldset className={styles.row} id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
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
      {field.isOptional && (
        <button type="button" className={styles.out} onClick={() => edit(path, undefined, true)}>
          {m.office_document_leave_out()}
        </button>
      )}
      <Problems path={path} />
    </fieldset>
  )
}

/** What has several parts: in a fold of its own. */
function PartsView({ field, label, value, path }: PartsProps<'list' | 'group' | 'record' | 'variants'>) {
  const words = useValueWords(field.kind === 'list' ? [] : [field])
  return (
    <Fold
      path={path}
      label={label}
      fine={field.kind === 'list' ? String(listOf(value).length) : words.summary(value, field)}
      isOpen={path.length === 1}
    >
      <Parts field={field} value={value} path={path} />
    </Fold>
  )
}

/** The parts of a field, without a fold around them. */
export function Parts({
  field,
  value,
  path,
}: Omit<PartsProps<'list' | 'group' | 'record' | 'variants'>, 'label'>) {
  const { edit } = useEditing()
  if (field.kind === 'list') return <ListParts field={field} value={value} path={path} />
  if (field.kind === 'record') return <RecordParts field={field} value={value} path={path} />
  return (
    <div className={styles.group}>
      {path.at(-1) === 'poster' && <PosterPicture value={value} />}
      {field.kind === 'variants' && (
        <ChoiceInput
          field={{ kind: 'choice', values: field.variants.map(variant => variant.value) }}
          label={labelOf(field.by)}
          value={isFields(value) ? value[field.by] : undefined}
          path={[...path, field.by]}
        />
      )}
      <GroupFields
        fields={fieldsIn(field, value).filter(({ name }) => !('by' in field) || name !== field.by)}
        value={value}
        path={path}
      />
      {field.isOptional && (
        <button type="button" className={styles.out} onClick={() => edit(path, undefined, true)}>
          {m.office_document_leave_out()}
        </button>
      )}
    </div>
  )
}

interface GroupFieldsProps {
  fields: readonly NamedField[]
  value: unknown
  path: Path
}

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

function ListParts({ field, value, path }: { field: FieldOf<'list'>; value: unknown; path: Path }) {
  return (
    <>
      {path.join() === 'prices' && <PriceYear prices={listOf(value)} field={field.item} />}
      <PartList field={field} items={listOf(value)} path={path}>
        {({ item, index, label }) =>
          isFolded(field.item) ? (
            <Parts field={field.item as FieldOf<'group'>} value={item} path={[...path, index]} />
          ) : (
            <FieldView
              field={field.item}
              label={label}
              value={item ?? undefined}
              parent={path}
              name={index}
            />
          )
        }
      </PartList>
      <Problems path={path} />
    </>
  )
}

/** Values by their keys; a key that is not of a list is typed. */
function RecordParts({ field, value, path }: { field: FieldOf<'record'>; value: unknown; path: Path }) {
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
          <button type="button" className={styles.out} onClick={() => edit([...path, key], undefined, true)}>
            {m.office_remove({ name: labelOf(key) })}
          </button>
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
