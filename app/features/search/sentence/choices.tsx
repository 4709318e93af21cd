import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { goalName, groupName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Group, goals, groups, MAX_GOALS, ROMANTIC, type TripType } from '#database/values/goals.ts'
import styles from './choices.module.css'
import { type SentenceCountry, type SentenceValue, toggled } from './sentence.ts'

interface ChoiceProps {
  value: SentenceValue
  onChange: (value: SentenceValue) => void
}

interface CountryChoiceProps extends ChoiceProps {
  countries: readonly SentenceCountry[]
  /** Whether several can be chosen. */
  several: boolean
  /** The button was pressed without a choice. */
  missing?: boolean
}

interface SentenceSlotProps {
  /** Name of the choice: "Country". */
  name: string
  /** The chosen value as part of the sentence, or a placeholder. */
  text: string
  /** Nothing is chosen yet. */
  empty?: boolean
  layout?: 'list' | 'countries' | 'goals'
  /** Note above the choices. If it is set initially, the choices start open. */
  note?: string | undefined
  /** `SlotOption`s, optionally in `SlotGroup`s. */
  children: ReactNode
}

/**
 * A word of the sentence that opens its choices (specification, section 4, Selector dropdown). It is a `<details>`,
 * so it opens and submits without script. Script closes it on an outside click, on Escape, when the focus leaves, and
 * after a single choice by pointer.
 */
function SentenceSlot(props: SentenceSlotProps) {
  const { name, text, empty = false, layout = 'list', note, children } = props
  const id = useId()
  const [openAtFirst] = useState(note !== undefined)
  const details = useRef<HTMLDetailsElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const byPointer = useRef(false)
  const [open, setOpen] = useState(false)

  // It may have been opened before the script ran.
  useEffect(() => {
    if (!details.current?.open) return
    setOpen(true)
    putSheet(sheet.current)
  }, [])

  useEffect(() => {
    if (!open) return
    function onPress({ target }: PointerEvent): void {
      const inside = target instanceof Node && details.current?.contains(target)
      if (!inside || target === sheet.current) shut(details.current)
    }
    // A phone's back button closes what is in the top layer.
    function onSheetToggle({ newState }: ToggleEvent): void {
      if (newState === 'closed') shut(details.current, 'and return')
    }
    const shown = sheet.current
    shown?.addEventListener('toggle', onSheetToggle)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      shown?.removeEventListener('toggle', onSheetToggle)
      takeSheet(sheet.current)
    }
  }, [open])

  function onToggle(): void {
    const now = details.current?.open ?? false
    setOpen(now)
    if (now) putSheet(sheet.current)
  }

  function onKeyDown(event: KeyboardEvent): void {
    byPointer.current = false
    const onChoice = event.target instanceof HTMLInputElement
    // Enter would submit the form in the middle of a choice.
    if (event.key === 'Escape' || (event.key === 'Enter' && onChoice)) {
      // Read from the element, because the state follows a moment later.
      if (!details.current?.open) return
      event.preventDefault()
      shut(details.current, 'and return')
    } else if (moveFocus(event.target, event.key)) event.preventDefault()
  }

  return (
    <details
      ref={details}
      name="sentence"
      open={openAtFirst}
      className={styles.slot}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        byPointer.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) shut(details.current)
      }}
    >
      <summary
        className={classNames(styles.word, empty && styles.empty)}
        aria-label={m.sentence_slot({ name, value: text })}
      >
        <span className={styles.text}>{text}</span>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <div ref={sheet} className={classNames('on-paper', styles.sheet)}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes after a choice made with a pointer; keys have Enter */}
        <fieldset
          className={classNames(styles.choices, styles[layout])}
          aria-label={name}
          aria-describedby={note && id}
          onClick={({ target }) => {
            if (byPointer.current && target instanceof HTMLInputElement && target.type === 'radio')
              shut(details.current, 'and return')
          }}
        >
          {note && (
            <p id={id} className={styles.note}>
              {note}
            </p>
          )}
          {children}
          <Button
            block
            icon="check-bold"
            className={styles.done}
            onClick={() => shut(details.current, 'and return')}
          >
            {m.sentence_done()}
          </Button>
        </fieldset>
      </div>
    </details>
  )
}

/** Closes the slot; after a choice or Escape the focus returns to the word. */
function shut(slot: HTMLDetailsElement | null, focus?: 'and return'): void {
  if (!slot) return
  slot.open = false
  // The word is inert until the sheet is removed.
  takeSheet(slot.querySelector('[popover]'))
  if (focus) slot.querySelector('summary')?.focus({ preventScroll: true })
}

interface SlotOptionProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  checked: boolean
  /** The maximum number of others is already chosen. */
  full?: boolean
  onChoose: () => void
}

/** One option of a slot. */
function SlotOption({ label, full = false, onChoose, ...input }: SlotOptionProps) {
  const barred = full && !input.checked
  return (
    <label className={styles.option}>
      <input {...input} aria-disabled={barred || undefined} onChange={() => !barred && onChoose()} />
      {label}
    </label>
  )
}

/** A labelled group of options. */
function SlotGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  )
}

/** Placement of a slot's choices on the screen, and keyboard navigation among them. */

const PHONE = '(width < 40rem)'
const MARGIN = 16

/** Elements covered by the sheet, made inert until it closes. */
const covered = new Set<HTMLElement>()

function coverAllBut(sheet: HTMLElement): void {
  for (let part = sheet; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other === part || !(other instanceof HTMLElement) || other.inert) continue
      other.inert = true
      covered.add(other)
    }
  }
}

function uncover(): void {
  for (const other of covered) other.inert = false
  covered.clear()
}

/**
 * Opens above the sentence what is too high for the window below its word; what is too high on both sides scrolls.
 */
function putWhereRoomIs(sheet: HTMLElement, height: number): void {
  const word = sheet.parentElement?.getBoundingClientRect()
  const first = sheet.closest('form')?.querySelector('summary')?.getBoundingClientRect() ?? word
  if (!word || !first) return
  const below = document.documentElement.clientHeight - word.bottom - 2 * MARGIN
  const above = first.top - 2 * MARGIN
  const isUp = height > below && above > below
  sheet.style.top = isUp ? 'auto' : ''
  sheet.style.bottom = isUp ? `${word.bottom - first.top + MARGIN / 2}px` : ''
  sheet.style.setProperty('--room', `${Math.floor(isUp ? above : below)}px`)
}

/**
 * Called when the choices open. On a phone they become a sheet in the top layer; elsewhere they fit the window: to the
 * left, upwards, or by scrolling. The chosen option, otherwise the first, gets the focus.
 */
function putSheet(sheet: HTMLElement | null): void {
  if (!sheet) return
  if (matchMedia(PHONE).matches) {
    sheet.popover = 'auto'
    sheet.showPopover()
    coverAllBut(sheet)
  } else {
    const { right, height } = sheet.getBoundingClientRect()
    const beyond = right - (document.documentElement.clientWidth - MARGIN)
    sheet.style.marginLeft = beyond > 0 ? `${-beyond}px` : ''
    putWhereRoomIs(sheet, height)
  }
  const choice = sheet.querySelector<HTMLElement>('input:checked') ?? sheet.querySelector('input')
  choice?.focus({ preventScroll: true })
}

/** Called when the choices close, and when they are unmounted while the sheet is open. */
function takeSheet(sheet: HTMLElement | null): void {
  uncover()
  if (!sheet) return
  if (sheet.matches(':popover-open')) sheet.hidePopover()
  sheet.popover = null
  for (const place of ['margin-left', 'top', 'bottom', '--room']) sheet.style.removeProperty(place)
}

/**
 * Moves between checkboxes with the arrow keys, wrapping around; radio buttons do so natively. Returns whether the
 * focus moved.
 */
function moveFocus(from: EventTarget | null, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (!step || !(from instanceof HTMLInputElement) || from.type !== 'checkbox') return false
  const boxes = [...(from.closest('details')?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  boxes.at((boxes.indexOf(from) + step) % boxes.length)?.focus()
  return true
}

/** Choice of the country, in the order of the specification (section 3: country choices). */
export function CountryChoice({ countries, several, missing = false, value, onChange }: CountryChoiceProps) {
  const chosen = countries.filter(({ tag }) => value.countries.includes(tag)).map(({ name }) => name)
  const nowhere = several ? m.sentence_anywhere() : m.sentence_where()
  return (
    <SentenceSlot
      name={m.sentence_country()}
      text={chosen.join(', ') || nowhere}
      empty={!several && chosen.length === 0}
      layout="countries"
      note={missing ? m.sentence_first_country() : undefined}
    >
      {countries.map(({ tag, name }) => (
        <SlotOption
          key={tag}
          type={several ? 'checkbox' : 'radio'}
          name="fcountry"
          value={tag}
          label={name}
          checked={value.countries.includes(tag)}
          onChoose={() => onChange({ ...value, countries: several ? toggled(value.countries, tag) : [tag] })}
        />
      ))}
    </SentenceSlot>
  )
}

/** Choice of the group. */
export function GroupChoice({ value, onChange }: ChoiceProps) {
  const choices: readonly (Group | null)[] = [null, ...groups]
  const name = (group: Group | null) => (group ? groupName(group) : m.sentence_anyone())
  return (
    <SentenceSlot name={m.sentence_group()} text={name(value.group)}>
      {choices.map(group => (
        <SlotOption
          key={group}
          type="radio"
          name="fparty"
          value={group ?? ''}
          label={name(group)}
          checked={value.group === group}
          onChoose={() => onChange({ ...value, group })}
        />
      ))}
    </SentenceSlot>
  )
}

interface GoalsChoiceProps extends ChoiceProps {
  /** Shows the first goal and the number of the others. */
  short?: boolean
}

/** Choice of the goals, at most three (specification, section 5). */
export function GoalsChoice({ short = false, value, onChange }: GoalsChoiceProps) {
  const types: readonly TripType[] = value.goals.includes(ROMANTIC) ? [ROMANTIC, ...goals] : goals
  return (
    <SentenceSlot
      name={m.sentence_goals()}
      text={goalsText(value.goals, short)}
      empty={!short && value.goals.length === 0}
      layout="goals"
    >
      <SlotGroup label={m.sentence_goals_limit()}>
        {types.map(type => (
          <SlotOption
            key={type}
            type="checkbox"
            name="ftype"
            value={type}
            label={goalName(type)}
            checked={value.goals.includes(type)}
            full={value.goals.length >= MAX_GOALS}
            onChoose={() => onChange({ ...value, goals: toggled(value.goals, type, MAX_GOALS) })}
          />
        ))}
      </SlotGroup>
    </SentenceSlot>
  )
}

function goalsText(chosen: readonly TripType[], short: boolean): string {
  const [first, ...others] = chosen.map(goal => goalName(goal))
  if (first === undefined) return m.sentence_anything()
  if (short && others.length > 0) return m.sentence_first_and_more({ first, more: others.length })
  return [first, ...others].join(', ')
}
