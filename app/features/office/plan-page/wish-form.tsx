import { type FormEvent, useRef, useState } from 'react'
import { needKinds, shares } from '#app/features/wish/wish.ts'
import { namedInWords, type Wish } from '#app/features/wish/wish-schema.ts'
import { needNames, wishInWords } from '#app/features/wish/wish-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { readAmount, writeAmount } from '#app/text/typed-amount.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isCurrency } from '#database/values/currency.ts'
import type { ActedPlan, CallResult, PlanField } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { PlanProblem } from './plan-problem.tsx'
import { usePlanCalls } from './use-plan-calls.ts'
import { usePlanForm } from './use-plan-form.ts'

/** What was typed, as text. */
type Typed = Record<
  | 'adults'
  | 'ages'
  | 'unknown'
  | 'firstDay'
  | 'lastDay'
  | 'nightsLeast'
  | 'nightsMost'
  | 'budgetLeast'
  | 'budgetMost'
  | 'currency'
  | 'per'
  | 'needs'
  | 'places',
  string
>

const text = (value: number | string | null) => (value === null ? '' : String(value))
function typedOf({ who, when, budget, needs, where }: Wish): Typed {
  return {
    adults: text(who.adults),
    ages: who.childAges.join(', '),
    unknown: text(who.childrenOfUnknownAge || null),
    firstDay: text(when.firstDay),
    lastDay: text(when.lastDay),
    nightsLeast: text(when.nights.least),
    nightsMost: text(when.nights.most),
    budgetLeast: writeAmount(budget.leastMinor, budget.currency),
    budgetMost: writeAmount(budget.mostMinor, budget.currency),
    currency: budget.currency,
    per: budget.per,
    needs: needs.flatMap(({ kind, words }) => (kind === 'other' ? [words] : [])).join('; '),
    places: where.places.map(({ name }) => name[getLocale()]).join(', '),
  }
}

const listed = (typed: string, border: RegExp) =>
  typed
    .split(border)
    .map(each => each.trim())
    .filter(Boolean)

/** A whole number; null for nothing, undefined for anything else. */
function numberIn(typed: string, most: number): number | null | undefined {
  if (typed.trim() === '') return null
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= most ? Number(typed) : undefined
}

type Read = { wish: Wish } | { field: PlanField; words: string }

/** The wish as it was typed, or what is wrong with it. */
function readTyped(typed: Typed, kinds: readonly Wish['needs'][number]['kind'][], before: Wish): Read {
  const [adults, unknown, least, most] = [
    numberIn(typed.adults, 50),
    numberIn(typed.unknown, 50),
    numberIn(typed.nightsLeast, 999),
    numberIn(typed.nightsMost, 999),
  ]
  const ages = listed(typed.ages, /[\s,;]+/).map(age => numberIn(age, 17))
  const childAges = ages.filter(age => typeof age === 'number')
  const currency = typed.currency.trim().toUpperCase() || 'USD'
  const minor = (sum: string) => (sum.trim() === '' ? null : (readAmount(sum, currency) ?? undefined))
  const [leastMinor, mostMinor] = [minor(typed.budgetLeast), minor(typed.budgetMost)]
  const [firstDay, lastDay] = [typed.firstDay || null, typed.lastDay || null]
  if (adults === undefined) return { field: 'adults', words: m.office_wish_number() }
  if (adults === 0) return { field: 'adults', words: m.office_wish_adult() }
  if (childAges.length < ages.length) return { field: 'ages', words: m.office_wish_ages_wrong() }
  if (unknown === undefined) return { field: 'unknown', words: m.office_wish_number() }
  if (firstDay && lastDay && firstDay > lastDay) return { field: 'lastDay', words: m.office_wish_order() }
  if (least === undefined) return { field: 'nightsLeast', words: m.office_wish_number() }
  if (most === undefined) return { field: 'nightsMost', words: m.office_wish_number() }
  if (least !== null && most !== null && least > most)
    return { field: 'nightsMost', words: m.office_wish_range() }
  if (!isCurrency(currency)) return { field: 'currency', words: m.office_currency_unknown() }
  if (leastMinor === undefined) return { field: 'budgetLeast', words: m.office_wish_number() }
  if (mostMinor === undefined) return { field: 'budgetMost', words: m.office_wish_number() }
  if (leastMinor !== null && mostMinor !== null && leastMinor > mostMinor)
    return { field: 'budgetMost', words: m.office_wish_range() }
  const said = (kind: string) => before.needs.find(need => need.kind === kind)?.words ?? ''
  const named = new Map(before.where.places.map(place => [place.name[getLocale()], place]))
  return {
    wish: {
      ...before,
      who: {
        ...before.who,
        adults,
        adultAges: [],
        childAges,
        childrenOfUnknownAge: unknown ?? 0,
      },
      when: { ...before.when, firstDay, lastDay, nights: { least, most } },
      budget: {
        ...before.budget,
        ...{ leastMinor, mostMinor },
        currency,
        per: shares.find(share => share === typed.per) ?? 'person',
      },
      needs: [
        ...kinds.map(kind => ({ kind, words: said(kind) })),
        ...listed(typed.needs, /;/).map(words => ({ kind: 'other' as const, words })),
      ],
      where: {
        ...before.where,
        places: listed(typed.places, /,/).map(name => named.get(name) ?? namedInWords(name)),
      },
    },
  }
}

interface WishFormProps {
  plan: ActedPlan
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
}

/** Corrects what a traveller wants: who, when, how much, what they need and where. */
export function WishForm({ plan, onClose, onResult }: WishFormProps) {
  const { correctWish } = usePlanCalls()
  const { form, isBusy, ask, refuse, forget, errorOf, problem } = usePlanForm({ onClose, onResult })
  const [typed, setTyped] = useState(() => plan.wish && typedOf(plan.wish))
  const [kinds, setKinds] = useState(() => plan.wish?.needs.map(({ kind }) => kind) ?? [])
  const read = useRef({ wish: plan.wish, revision: plan.revision })
  if (!typed || !plan.wish) return null

  async function save(wish: Wish): Promise<CallResult> {
    const { wish: before, revision } = read.current
    const answer = await correctWish(plan, { before, revision: revision ?? 0 }, wish)
    if ('current' in answer) {
      read.current = answer.current
      const current = wishInWords(answer.current.wish, getLocale()).map(({ words }) => words)
      return { ok: false, field: null, words: m.office_wish_moved({ current: current.join('; ') }) }
    }
    return answer
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const { wish: before } = read.current
    if (!typed || !before) return
    const result = readTyped(
      typed,
      kinds.filter(kind => kind !== 'other'),
      before,
    )
    if ('field' in result) refuse(result.field, result.words)
    else void ask(() => save(result.wish))
  }
  function field(name: keyof Typed & PlanField, label: string, more: { type?: string; hint?: string } = {}) {
    return (
      <TextField
        label={label}
        error={errorOf(name)}
        value={typed?.[name] ?? ''}
        maxLength={500}
        {...more}
        onChange={event => {
          const { value } = event.target
          setTyped(now => now && { ...now, [name]: value })
          forget()
        }}
      />
    )
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate>
      {field('adults', m.office_wish_adults())}
      {field('ages', m.office_wish_ages(), { hint: m.office_wish_ages_hint() })}
      {field('unknown', m.office_wish_unknown())}
      {field('firstDay', m.office_wish_first(), { type: 'date' })}
      {field('lastDay', m.office_wish_last(), { type: 'date' })}
      {field('nightsLeast', m.office_wish_nights_least())}
      {field('nightsMost', m.office_wish_nights_most())}
      {field('budgetLeast', m.office_wish_budget_least(), { hint: m.office_wish_budget_hint() })}
      {field('budgetMost', m.office_wish_budget_most(), { hint: m.office_wish_budget_hint() })}
      {field('currency', m.office_wish_currency())}
      <SelectField
        label={m.office_wish_per()}
        value={typed.per}
        onChange={event => {
          const { value } = event.target
          setTyped(now => now && { ...now, per: value })
        }}
      >
        <option value="person">{m.office_wish_per_person()}</option>
        <option value="group">{m.office_wish_per_group()}</option>
      </SelectField>
      <fieldset>
        <legend>{m.office_wish_needs()}</legend>
        {needKinds.map(
          kind =>
            kind !== 'other' && (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={kinds.includes(kind)}
                  onChange={({ target }) =>
                    setKinds(now => (target.checked ? [...now, kind] : now.filter(other => other !== kind)))
                  }
                />{' '}
                {needNames[kind]({}, {})}
              </label>
            ),
        )}
      </fieldset>
      {field('needs', m.office_wish_needs_other())}
      {field('places', m.office_wish_places())}
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" icon="check-bold" type="submit" loading={isBusy}>
          {m.office_wish_do()}
        </Button>
      </div>
    </form>
  )
}
