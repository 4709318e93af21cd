import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { withInitial } from '#app/text/names.ts'
import { CheckField } from '#app/ui/check-field.tsx'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { avoidances, currencies, needKinds, shares } from './wish.ts'
import { type WishFieldName, type WishTexts, wishFieldNames, wishOfTexts } from './wish-fields.ts'
import styles from './wish-inputs.module.css'
import { avoidNames, needNames, wishInWords, wishProblem } from './wish-words.ts'

/** Fields that have an input of their own; all others are shown as far as something was said, and can be taken back. */
const measures = [
  'adults',
  'ages',
  'from',
  'to',
  'nights',
  'budget_from',
  'budget_to',
  'currency',
  'per',
  'need_flights',
] as const satisfies readonly WishFieldName[]
const comforts = ['need', 'need_words', 'avoid'] as const satisfies readonly WishFieldName[]
const inputs: readonly WishFieldName[] = [...measures, ...comforts]

interface WishInputsProps {
  said: WishTexts
  /** Keys of messages by field. */
  errors?: Partial<Record<string, string[] | null>> | undefined
  /** Fields that another part of the form asks for. */
  elsewhere?: readonly WishFieldName[]
  /** Whether its parts are open although nothing was said in them. */
  isOpen?: boolean
  /** Below the fields of the days. */
  belowDays?: ReactNode
}

/** What a traveller wants, as a quiet part of a form: what was said before, and the rest for those who know it. */
export function WishInputs({
  said,
  errors = {},
  elsewhere = [],
  isOpen = false,
  belowDays,
}: WishInputsProps) {
  const isHere = (name: WishFieldName) => !elsewhere.includes(name)
  const isShown = (names: readonly WishFieldName[]) =>
    isOpen || names.some(name => isHere(name) && (said[name] !== undefined || errors[name]))
  const errorOf = (name: WishFieldName) => wishProblem(errors[name])
  return (
    <div>
      <Carried said={said} isHere={isHere} errorOf={errorOf} />
      {measures.some(isHere) && (
        <Fold isNeeded={isShown(measures)}>
          <summary>
            {titleOf(isHere)}{' '}
            <small>{isHere('adults') ? m.wish_form_title_lead() : m.contact_optional()}</small>
          </summary>
          <Measures said={said} isHere={isHere} errorOf={errorOf} belowDays={belowDays} />
        </Fold>
      )}
      <Fold isNeeded={isShown(comforts)}>
        <summary>
          {m.wish_form_needs()} <small>{m.contact_optional()}</small>
        </summary>
        <Comforts said={said} errorOf={errorOf} />
      </Fold>
    </div>
  )
}

/** A part that opens when something in it needs to be seen; only the reader shuts it. */
function Fold({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isNeeded)
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details
      className={styles.part}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {children}
    </details>
  )
}

/** What the first part holds: the rest, if another part of the form asks who comes and when. */
function titleOf(isHere: PartProps['isHere']): string {
  if (isHere('adults')) return m.wish_form_title()
  const names = [
    ...(isHere('nights') ? [m.wish_form_nights()] : []),
    ...(isHere('budget_from') ? [m.wish_form_budget()] : []),
    ...(isHere('need_flights') ? [m.wish_form_flights()] : []),
  ]
  return names.join(', ')
}

interface PartProps {
  said: WishTexts
  isHere: (name: WishFieldName) => boolean
  errorOf: (name: WishFieldName) => string | undefined
}

/** What a text of a field says, in words. */
export function textLabel(name: WishFieldName, text: string): string {
  const { wish } = wishOfTexts({ [name]: [text] })
  const [line] = wishInWords(wish, getLocale())
  return line?.words ?? text
}

function Carried({ said, isHere, errorOf }: PartProps) {
  const carried = wishFieldNames
    .filter(name => isHere(name) && !inputs.includes(name))
    .flatMap(name => (said[name] ?? []).map(text => ({ name, text })))
  if (carried.length === 0) return null
  return (
    <fieldset className={styles.chips}>
      <legend>
        {m.wish_form_carried()} <small>{m.wish_form_carried_hint()}</small>
      </legend>
      {carried.map(({ name, text }) => (
        <ChipChoice key={`${name} ${text}`} type="checkbox" name={name} value={text} defaultChecked>
          {textLabel(name, text)}
        </ChipChoice>
      ))}
      {[...new Set(carried.map(({ name }) => errorOf(name)))].map(
        error => error && <FieldError key={error} id={undefined} error={error} />,
      )}
    </fieldset>
  )
}

function Measures({ said, isHere, errorOf, belowDays }: PartProps & Pick<WishInputsProps, 'belowDays'>) {
  const field = (name: WishFieldName, label: string, more: Partial<Parameters<typeof TextField>[0]> = {}) =>
    isHere(name) && (
      <TextField
        label={label}
        name={name}
        defaultValue={said[name]?.join(', ') ?? ''}
        error={errorOf(name)}
        autoComplete="off"
        {...more}
      />
    )
  const [currency = 'USD'] = said.currency ?? []
  return (
    <div className={styles.fields}>
      {field('adults', m.planning_adults(), { inputMode: 'numeric' })}
      {field('nights', m.wish_form_nights(), { hint: m.wish_form_nights_hint() })}
      {field('ages', m.planning_ages(), { hint: m.planning_ages_hint() })}
      {field('from', m.planning_from(), { type: 'date' })}
      {field('to', m.planning_to(), { type: 'date' })}
      {belowDays}
      {field('budget_from', m.wish_form_budget_from(), { inputMode: 'decimal' })}
      {field('budget_to', m.wish_form_budget_to(), {
        inputMode: 'decimal',
        hint: m.wish_form_budget_hint(),
      })}
      {isHere('currency') && (
        <SelectField
          label={m.wish_form_currency()}
          name="currency"
          defaultValue={currency}
          error={errorOf('currency')}
        >
          {[...new Set([...currencies, currency])].map(code => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      )}
      {isHere('per') && (
        <SelectField label={m.wish_form_per()} name="per" defaultValue={said.per?.[0] ?? 'person'}>
          {shares.map(share => (
            <option key={share} value={share}>
              {share === 'person' ? m.wish_form_per_person() : m.wish_form_per_group()}
            </option>
          ))}
        </SelectField>
      )}
      {isHere('need_flights') && (
        <CheckField
          label={m.wish_form_need_flights()}
          name="need_flights"
          value="yes"
          defaultChecked={said.need_flights !== undefined}
        />
      )}
    </div>
  )
}

function Comforts({ said, errorOf }: Pick<PartProps, 'said' | 'errorOf'>) {
  const needs = said.need ?? []
  const error = errorOf('need') ?? errorOf('avoid')
  return (
    <>
      <fieldset className={styles.chips}>
        <legend>{m.wish_form_needs_legend()}</legend>
        {needKinds.map(kind => {
          // With the words that were said of it, so that they are not lost.
          const text = needs.find(need => need === kind || need.startsWith(`${kind}:`))
          return (
            kind !== 'other' && (
              <ChipChoice
                key={kind}
                type="checkbox"
                name="need"
                value={text ?? kind}
                defaultChecked={text !== undefined}
              >
                {text && text !== kind ? textLabel('need', text) : withInitial(needNames[kind]())}
              </ChipChoice>
            )
          )
        })}
      </fieldset>
      <fieldset className={styles.chips}>
        <legend>{m.wish_form_avoid_legend()}</legend>
        {avoidances.map(avoidance => (
          <ChipChoice
            key={avoidance}
            type="checkbox"
            name="avoid"
            value={avoidance}
            defaultChecked={said.avoid?.includes(avoidance)}
          >
            {avoidNames[avoidance]()}
          </ChipChoice>
        ))}
      </fieldset>
      {error && <FieldError id={undefined} error={error} />}
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            label={m.wish_form_need_words()}
            hint={m.wish_form_need_words_hint()}
            name="need_words"
            defaultValue={said.need_words?.join('; ') ?? ''}
            error={errorOf('need_words')}
            maxLength={500}
            autoComplete="off"
          />
        </div>
      </div>
    </>
  )
}
