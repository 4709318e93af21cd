import { type KeyboardEvent, useState } from 'react'
import { moveFocus } from '#app/client/move-focus.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { hasWords } from '#app/text/plain-letters.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { type ControlProps, FieldFrame } from './field-frame.tsx'
import styles from './reference-input.module.css'
import { wordsOf } from './typed-values.ts'
import { useEditing } from './use-editing.ts'
import { type Referred, useReferences } from './use-references.ts'

function matches({ key, name }: Referred, words: string): boolean {
  return hasWords(`${key} ${name.en} ${name.es}`, words)
}

const MOST_SHOWN = 60

/** Another document, or an entry of one: chosen by its name. */
export function ReferenceInput({ field, label, value, path }: ControlProps<'reference'>) {
  const { edit, countries } = useEditing()
  const [isPicking, setPicking] = useState(false)
  const { data: all, isSuccess } = useReferences(field.to, countries)
  const key = wordsOf(value)
  const found = all.find(each => each.key === key)
  const isLost = key !== '' && !found && isSuccess
  const open = found && (
    <TextLink to={links.officeDocument(found.document.kind, found.document.key)}>
      {m.office_document_open()}
    </TextLink>
  )
  return (
    <FieldFrame path={path} label={label} hint={open ?? (isLost && m.office_document_refers_to_nothing())}>
      {control => (
        <>
          <button
            {...control}
            type="button"
            className={styles.chosen}
            data-pick
            onClick={() => setPicking(true)}
          >
            <span>{found?.name[getLocale()] || key || m.office_document_choose()}</span>
            <Icon name="caret-down-bold" size="xs" />
          </button>
          {isPicking && (
            <Pick
              label={label}
              all={all}
              chosen={key}
              canLeaveOut={field.isOptional === true && key !== ''}
              onClose={() => setPicking(false)}
              onPick={picked => {
                setPicking(false)
                edit(path, picked)
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}

interface PickProps {
  label: string
  all: readonly Referred[]
  chosen: string
  canLeaveOut: boolean
  /** Gets the key; undefined to leave it out. */
  onPick: (key?: string) => void
  onClose: () => void
}

/** Moves the focus among the choices and the search field. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey) return
  event.preventDefault()
  moveFocus(event.currentTarget, 'input, li button', step)
}

function Pick({ label, all, chosen, canLeaveOut, onPick, onClose }: PickProps) {
  const [words, setWords] = useState('')
  const found = all.filter(each => matches(each, words.trim()))
  const pickFirst = () => found[0] && words.trim() !== '' && onPick(found[0].key)
  return (
    <AskDialog title={label} onClose={onClose} onSubmit={pickFirst} onKeyDown={onArrow}>
      <div className={styles.pick}>
        <TextField
          label={m.office_document_find()}
          value={words}
          maxLength={120}
          autoComplete="off"
          onChange={event => setWords(event.target.value)}
        />
        <ul>
          {found.slice(0, MOST_SHOWN).map(({ key, name, document }) => (
            <li key={`${document.kind} ${document.key} ${key}`}>
              <button type="button" aria-current={key === chosen} onClick={() => onPick(key)}>
                <b>{name[getLocale()] || name.en || key}</b>
                <small>{key}</small>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>{m.office_document_find_nothing()}</p>}
        {canLeaveOut && (
          <SecondaryButton size="sm" onClick={() => onPick()}>
            {m.office_document_leave_out()}
          </SecondaryButton>
        )}
      </div>
    </AskDialog>
  )
}
