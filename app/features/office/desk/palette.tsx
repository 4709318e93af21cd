import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import type { InboxRow } from '#app/features/office/board/inbox-schema.ts'
import { stageName } from '#app/features/office/handling/stage-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { countryName, type DeskAction, useDesk } from './desk-context.ts'
import { Kbd } from './key-strip.tsx'
import styles from './palette.module.css'

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  /** What the page offers. */
  actions: readonly DeskAction[]
}

interface Option {
  id: string
  group: string
  icon: IconName
  label: string
  fine?: string
  key?: string | undefined
  run: () => void
}

const MOST_PLANS = 8

function useFoundPlans(words: string, isOpen: boolean): InboxRow[] {
  const address = privateCalls.officePlans({ q: words })
  const { data } = useQuery({
    queryKey: [address, 'palette'],
    enabled: isOpen && words.trim().length > 1,
    queryFn: ({ signal }) => browserApi<{ data: InboxRow[] }>(address, { signal }),
  })
  return data?.data.slice(0, MOST_PLANS) ?? []
}

function useOptions(words: string, { isOpen, actions }: Omit<PaletteProps, 'onClose'>): Option[] {
  const desk = useDesk()
  const navigate = useNavigate()
  const plans = useFoundPlans(useDeferredValue(words.trim()), isOpen)
  const wanted = words.trim().toLowerCase()
  const matches = (label: string) => label.toLowerCase().includes(wanted)
  const go = (to: string, label: string, icon: IconName, key?: string): Option => ({
    id: to,
    group: m.office_palette_go(),
    icon,
    label,
    key,
    run: () => void navigate(to),
  })
  const places = [
    go(links.office(), m.office_inbox(), 'tray', 'G I'),
    go(links.office({ planner: 'all' }), m.office_plans(), 'kanban', 'G P'),
    go(links.officeReviews(), m.office_reviews(), 'pencil-simple', 'G R'),
    go(links.office({ planner: 'all', due: 'over' }), m.office_over(), 'lock-simple'),
  ]
  return [
    ...plans.map(
      ({ id, name, country, stage }): Option => ({
        id: `plan ${id}`,
        group: m.office_plans(),
        icon: 'user-circle',
        label: `${name}, ${countryName(desk, country)}`,
        fine: `${id}, ${stageName(stage)}`,
        run: () => void navigate(links.officePlan(id)),
      }),
    ),
    ...actions
      .filter(({ label }) => matches(label))
      .map(
        ({ label, icon, key, run }): Option => ({
          id: label,
          group: m.office_palette_here(),
          icon,
          label,
          key: key?.toUpperCase(),
          run,
        }),
      ),
    ...places.filter(({ label }) => matches(label)),
  ]
}

/** Finds plans and says what can be done here: by words, arrows and Enter (design 17, Palette). */
export function Palette({ isOpen, onClose, actions }: PaletteProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const options = useOptions(words, { isOpen, actions })
  const chosen = Math.min(at, options.length - 1)
  const listId = useId()
  useEffect(() => {
    if (isOpen) ref.current?.showModal()
    else ref.current?.close()
    setWords('')
    setAt(0)
  }, [isOpen])
  function run(option: Option | undefined): void {
    if (!option) return
    ref.current?.close()
    option.run()
  }
  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((chosen + step + options.length) % Math.max(1, options.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(options[chosen])
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={ref}
      className={`on-paper ${styles.palette}`}
      aria-label={m.office_find()}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && ref.current?.close()}
    >
      <div className={styles.words}>
        <Icon name="magnifying-glass-bold" />
        <input
          type="text"
          role="combobox"
          aria-label={m.office_find()}
          aria-controls={listId}
          aria-expanded="true"
          aria-activedescendant={options[chosen] && `${listId}-${chosen}`}
          placeholder={m.office_find()}
          autoComplete="off"
          maxLength={120}
          value={words}
          onChange={event => {
            setWords(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={m.dialog_close()}
          onClick={() => ref.current?.close()}
        >
          <Kbd>Esc</Kbd>
          <Icon name="x-bold" />
        </button>
      </div>
      <div id={listId} role="listbox" aria-label={m.office_find()} className={styles.options}>
        {options.map((option, index) => (
          <PaletteOption
            key={option.id}
            id={`${listId}-${index}`}
            option={option}
            isChosen={index === chosen}
            heads={options[index - 1]?.group !== option.group}
            onRun={() => run(option)}
          />
        ))}
      </div>
      <p className={styles.foot}>
        {options.length === 0 ? m.office_palette_none() : m.office_palette_hint()}
      </p>
    </dialog>
  )
}

interface PaletteOptionProps {
  id: string
  option: Option
  isChosen: boolean
  /** The first of its group. */
  heads: boolean
  onRun: () => void
}

function PaletteOption({ id, option, isChosen, heads, onRun }: PaletteOptionProps) {
  const { group, icon, label, fine, key } = option
  return (
    <>
      {heads && (
        <p className={styles.group} role="presentation">
          {group}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys */}
      <div
        id={id}
        role="option"
        aria-selected={isChosen}
        tabIndex={-1}
        className={styles.option}
        onClick={onRun}
      >
        <Icon name={icon} />
        <span>{label}</span>
        {fine && <span className={styles.fine}>{fine}</span>}
        {key?.split(' ').map(each => (
          <Kbd key={each}>{each}</Kbd>
        ))}
      </div>
    </>
  )
}
