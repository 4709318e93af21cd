import type { ReactNode } from 'react'
import { TypedInput, type TypedInputProps } from '#app/features/office/desk/typed-input.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import { choiceName, monthName, weekdayName } from './document-words.ts'
import { type ControlProps, FieldFrame, FieldGroup, Problems } from './field-frame.tsx'
import styles from './fields.module.css'
import * as typed from './typed-values.ts'
import { fieldId, useEditing } from './use-editing.ts'

const languageNames = { en: m.office_document_english, es: m.office_document_spanish }

/** A text in both languages, side by side; one below the other on a phone. */
export function TextPair({ field, label, value, path }: ControlProps<'text'>) {
  const { edit } = useEditing()
  const words = typed.bothWords(value)
  const languages = getLocale() === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  function write(next: typed.BothWords): void {
    edit(path, field.isOptional && next.en === '' && next.es === '' ? undefined : next)
  }
  return (
    <div className={styles.pair}>
      {languages.map(language => {
        const { length } = words[language]
        const isMissing = length === 0 && (words.en !== '' || words.es !== '')
        return (
          <FieldFrame
            key={language}
            path={[...path, language]}
            label={m.office_document_in({ label, language: languageNames[language]() })}
            hint={
              field.most === null
                ? isMissing && m.office_document_not_written()
                : m.office_document_count({ length, most: field.most })
            }
            isOver={field.most !== null && length > field.most}
          >
            {control => (
              <textarea
                {...control}
                lang={language}
                rows={field.most === null ? 3 : 2}
                value={words[language]}
                onChange={({ target }) => write({ ...words, [language]: target.value })}
              />
            )}
          </FieldFrame>
        )
      })}
    </div>
  )
}

interface TypedFieldProps<Value> extends TypedInputProps<Value> {
  at: Pick<ControlProps<'words'>, 'path' | 'label'>
  hint?: ReactNode
}

/** A field that shows its value as it is typed. */
function TypedField<Value extends string | number | null>({ at, hint, ...input }: TypedFieldProps<Value>) {
  return (
    <FieldFrame {...at} hint={hint}>
      {control => <TypedInput {...input} {...control} />}
    </FieldFrame>
  )
}

export function WordsInput({ field, label, value, path }: ControlProps<'words'>) {
  const { edit } = useEditing()
  const words = typed.wordsOf(value)
  return (
    <TypedField
      at={{ path, label }}
      hint={field.most !== null && m.office_document_count({ length: words.length, most: field.most })}
      type={field.form}
      value={words}
      write={String}
      read={String}
      onValue={text => edit(path, text === '' && field.isOptional ? undefined : text)}
    />
  )
}

export function NumberInput({ field, label, value, path }: ControlProps<'number'>) {
  const { edit } = useEditing()
  return (
    <TypedField
      at={{ path, label }}
      className={styles.number}
      inputMode={field.isWhole && (field.least ?? -1) >= 0 ? 'numeric' : 'decimal'}
      value={typeof value === 'number' ? value : null}
      write={typed.writeNumber}
      read={typed.typedNumber}
      onValue={number => edit(path, number ?? undefined)}
    />
  )
}

export function ScalarInput({ field, label, value, path }: ControlProps<'scalar'>) {
  const { edit } = useEditing()
  return (
    <TypedField
      at={{ path, label }}
      value={typed.writeScalar(typed.scalarOf(value))}
      write={String}
      read={text => typed.writeScalar(typed.typedScalar(text))}
      onValue={text => edit(path, text === '' && field.isOptional ? undefined : typed.typedScalar(text))}
    />
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
  const none = field.values === YES_OR_NO.values ? m.office_document_unknown : m.office_document_none
  const find = (text: string) => field.values.find(each => String(each) === text)
  return (
    <FieldFrame path={path} label={label}>
      {control => (
        <select
          {...control}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => edit(path, find(target.value))}
        >
          {(field.isOptional || value === undefined) && <option value="">{none()}</option>}
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

function toggled<T>(chosen: readonly T[], each: T): T[] {
  return chosen.includes(each) ? chosen.filter(other => other !== each) : [...chosen, each]
}

/** Several of a few words; one that is chosen comes last, since the first may matter most. */
export function ChoicesInput({ field, label, value, path }: ControlProps<'choices'>) {
  const { edit } = useEditing()
  const chosen = typed.listOf(value)
  return (
    <FieldGroup path={path} label={label} look={styles.choices}>
      {field.values.map(each => (
        <ChipChoice
          key={String(each)}
          type="checkbox"
          checked={chosen.includes(each)}
          onChange={() => edit(path, toggled(chosen, each))}
        >
          {choiceName(each)}
        </ChipChoice>
      ))}
    </FieldGroup>
  )
}

/** Months of a year or days of a week, as discs. */
export function PartsOfYear({ field, label, value, path }: ControlProps<'months' | 'weekdays'>) {
  const { edit } = useEditing()
  const [count, nameOf] = field.kind === 'months' ? [12, monthName] : [7, weekdayName]
  const chosen = typed.listOf(value).filter(each => typeof each === 'number')
  const isInOrder = chosen.every((part, index) => part > (chosen[index - 1] ?? 0))
  function toggle(part: number): void {
    const next = toggled(chosen, part)
    // A season that runs past December begins with its first month: then the new one comes last.
    edit(path, isInOrder ? next.toSorted((a, b) => a - b) : next)
  }
  return (
    <FieldGroup path={path} label={label} look={styles.months}>
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
    </FieldGroup>
  )
}
