import { TypedInput } from '#app/features/office/desk/typed-input.tsx'
import { m } from '#app/paraglide/messages.js'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import type { Path } from '#database/values/document/diff-documents.ts'
import type { FieldOf, NamedField } from './document-fields.ts'
import { choiceName, monthName, weekdayName } from './document-words.ts'
import { fieldId, useEditing } from './editing.ts'
import { FieldFrame, Problems } from './field-frame.tsx'
import styles from './fields.module.css'
import {
  listOf,
  numberOf,
  scalarOf,
  typedNumber,
  typedScalar,
  wordsOf,
  writeNumber,
  writeScalar,
} from './typed-values.ts'

/** What every control is given. */
interface ControlProps<Kind extends NamedField['kind']> {
  field: FieldOf<Kind> & { isOptional?: boolean }
  label: string
  value: unknown
  path: Path
}

export function WordsInput({ field, label, value, path }: ControlProps<'words'>) {
  const { edit } = useEditing()
  const words = wordsOf(value)
  return (
    <FieldFrame
      path={path}
      label={label}
      hint={field.most !== null && m.office_document_count({ length: words.length, most: field.most })}
    >
      {control => (
        <input
          {...control}
          id={fieldId(path)}
          type={field.form}
          value={words}
          onChange={({ target }) => {
            // A browser reports '' for half a date; that is not an empty field.
            if (target.validity.badInput) return
            edit(path, target.value === '' && field.isOptional ? undefined : target.value)
          }}
        />
      )}
    </FieldFrame>
  )
}

export function NumberInput({ field, label, value, path }: ControlProps<'number'>) {
  const { edit } = useEditing()
  return (
    <FieldFrame path={path} label={label}>
      {control => (
        <TypedInput
          {...control}
          id={fieldId(path)}
          className={styles.number}
          inputMode={field.isWhole && (field.least ?? -1) >= 0 ? 'numeric' : 'decimal'}
          value={numberOf(value)}
          write={writeNumber}
          read={typedNumber}
          onValue={number => edit(path, number ?? undefined)}
        />
      )}
    </FieldFrame>
  )
}

export function ScalarInput({ field, label, value, path }: ControlProps<'scalar'>) {
  const { edit } = useEditing()
  return (
    <FieldFrame path={path} label={label}>
      {control => (
        <TypedInput
          {...control}
          id={fieldId(path)}
          value={writeScalar(scalarOf(value))}
          write={String}
          read={text => writeScalar(typedScalar(text))}
          onValue={text => edit(path, text === '' && field.isOptional ? undefined : typedScalar(text))}
        />
      )}
    </FieldFrame>
  )
}

const YES_OR_NO = { kind: 'choice' as const, values: [true, false] }

/** Yes or no; where neither may be known, that is a choice of its own. */
export function SwitchInput({ field, label, value, path }: ControlProps<'switch'>) {
  const { edit } = useEditing()
  const usual = typeof field.usual === 'boolean' ? field.usual : null
  if (usual === null && field.isOptional)
    return <ChoiceInput field={{ ...YES_OR_NO, isOptional: true }} label={label} value={value} path={path} />
  const isOn = typeof value === 'boolean' ? value : (usual ?? false)
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          id={fieldId(path)}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => edit(path, target.checked === usual ? undefined : target.checked)}
        />
        {label}
      </label>
      <Problems path={path} />
    </div>
  )
}

export function ChoiceInput({ field, label, value, path }: ControlProps<'choice'>) {
  const { edit } = useEditing()
  return (
    <FieldFrame path={path} label={label}>
      {control => (
        <select
          {...control}
          id={fieldId(path)}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) =>
            edit(
              path,
              field.values.find(each => String(each) === target.value),
            )
          }
        >
          {(field.isOptional || value === undefined) && (
            <option value="">
              {field.values === YES_OR_NO.values ? m.office_document_unknown() : m.office_document_none()}
            </option>
          )}
          {field.values.map(each => (
            <option key={String(each)} value={String(each)}>
              {choiceName(each)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Several of a few words; one that is chosen comes last, since the first may matter most. */
export function ChoicesInput({ field, label, value, path }: ControlProps<'choices'>) {
  const { edit } = useEditing()
  const chosen = listOf(value)
  return (
    <fieldset className={styles.choices} id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {field.values.map(each => (
        <ChipChoice
          key={String(each)}
          type="checkbox"
          checked={chosen.includes(each)}
          onChange={({ target }) =>
            edit(path, target.checked ? [...chosen, each] : chosen.filter(other => other !== each))
          }
        >
          {choiceName(each)}
        </ChipChoice>
      ))}
      <Problems path={path} />
    </fieldset>
  )
}

/** Months of a year or days of a week, as discs. */
export function PartsOfYear({ field, label, value, path }: ControlProps<'months' | 'weekdays'>) {
  const { edit } = useEditing()
  const [count, nameOf] = field.kind === 'months' ? [12, monthName] : [7, weekdayName]
  const chosen = listOf(value).flatMap(each => (typeof each === 'number' ? [each] : []))
  const isInOrder = chosen.every((part, index) => part > (chosen[index - 1] ?? 0))
  function toggle(part: number): void {
    const next = chosen.includes(part) ? chosen.filter(each => each !== part) : [...chosen, part]
    // A season that runs past December begins with its first month: then the new one comes last.
    edit(path, isInOrder ? next.toSorted((a, b) => a - b) : next)
  }
  return (
    <fieldset className={styles.months} id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {Array.from({ length: count }, (_, index) => index + 1).map(part => (
        <button
          key={part}
          type="button"
          aria-pressed={chosen.includes(part)}
          aria-label={nameOf(part, 'long')}
          onClick={() => toggle(part)}
        >
          {nameOf(part)}
        </button>
      ))}
      <Problems path={path} />
    </fieldset>
  )
}
