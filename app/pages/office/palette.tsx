import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { countryName, type DeskAction, useDesk } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import type { InboxRow } from '#app/features/office/inbox/inbox-words.ts'
import type { ListedPerson } from '#app/features/office/people/people-schema.ts'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import styles from './palette.module.css'

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  /** Actions of the page. */
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
  const { queryKey, ...query } = privateQuery('GET /api/admin/plan', { query: { q: words } })
  const { data } = useQuery({
    ...query,
    queryKey: [...queryKey, 'palette'],
    enabled: isOpen && words.length > 1,
  })
  return data?.slice(0, MOST_PLANS) ?? []
}

const MOST_PEOPLE = 5

function useFoundPeople(words: string, isWanted: boolean): ListedPerson[] {
  const { queryKey, ...query } = privateQuery('GET /api/admin/user', { query: { q: words } })
  const { data } = useQuery({
    ...query,
    queryKey: [...queryKey, 'palette'],
    enabled: isWanted && words.length > 1,
  })
  return data?.slice(0, MOST_PEOPLE) ?? []
}

interface Offered {
  isOpen: boolean
  /** Actions of the page. */
  actions: readonly DeskAction[]
}

/** Results of the palette: plans, people, the page's actions, and pages to go to. */
function usePaletteOptions(words: string, { isOpen, actions }: Offered): Option[] {
  const desk = useDesk()
  const navigate = useNavigate()
  const isAdmin = desk.me.role === 'admin'
  const sought = useDeferredValue(words.trim())
  const plans = useFoundPlans(sought, isOpen)
  const people = useFoundPeople(sought, isOpen && isAdmin)
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
    go(links.officeCatalogue(), m.office_catalogue(), 'map-trifold', 'G C'),
    go(links.officePictures(), m.office_pictures(), 'image', 'G M'),
    go(links.officeUnsorted(), m.office_unsorted(), 'sliders-horizontal'),
    go(links.office({ planner: 'all', due: 'over' }), m.office_over(), 'lock-simple'),
    go(links.officeFreshness(), m.office_fresh(), 'clock'),
    ...(isAdmin
      ? [
          go(links.officePayouts(), m.office_payouts(), 'ticket'),
          go(links.officePeople(), m.office_people(), 'users', 'G U'),
          go(links.officeEmails(), m.office_emails(), 'envelope-simple'),
          go(links.officeAudit(), m.office_audit(), 'list-bullets'),
        ]
      : []),
    ...(desk.me.fkey ? [go(links.person(desk.me.user_id), m.office_own_page(), 'calendar-blank')] : []),
    go(links.account(), m.office_rail_account(), 'user-circle'),
    go(links.home(), m.office_site(), 'globe-simple'),
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
    ...people.map(
      ({ id, name, email }): Option => ({
        id: `person ${id}`,
        group: m.office_people(),
        icon: 'users',
        label: name,
        fine: email,
        run: () => void navigate(links.person(id)),
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

/** Command palette: finds plans and actions by text, arrows and Enter (design 17, Palette). */
export function Palette({ isOpen, onClose, actions }: PaletteProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const options = usePaletteOptions(words, { isOpen, actions })
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
    // They choose among the letters that a name may be written with.
    if (event.nativeEvent.isComposing) return
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
  /** Whether it is the first of its group. */
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
