import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import {
  fromLocalInput,
  type SnoozeChoice,
  snoozeTimes,
  toLocalInput,
  whenOf,
} from '#app/features/office/desk/office-clock.ts'
import { PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import type { OfficePlanner } from '#app/features/plan/handling/handling-schema.ts'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { movesFrom, type StageTarget, wantsReason } from '#app/features/plan/handling/stage-move.ts'
import { dayProblems } from '#app/features/wish/coming-days.ts'
import { WholeWishInputs } from '#app/features/wish/whole-wish-inputs.tsx'
import { textsOfForm, textsOfWish, wishOfTexts } from '#app/features/wish/wish-fields.ts'
import type { Wish } from '#app/features/wish/wish-schema.ts'
import { wishInWords } from '#app/features/wish/wish-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MAX_GOALS } from '#database/values/goals.ts'
import { CancelForm, PaymentForm, RefundForm, ReverseForm } from './money-dialogs.tsx'
import type { ActedPlan, CallResult, PlanDialog } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { PlanProblem } from './plan-problem.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { usePlanCalls, usePlanForm } from './use-plan-calls.ts'

interface WishFormProps {
  plan: ActedPlan & { wish: Wish; revision: number }
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
  /** What the corrected wish changes in the plan's drafts. */
  onEffects: ((effects: readonly string[]) => void) | undefined
}

/** Corrects what a traveller wants. What a colleague changed meanwhile is shown, and what was typed stays. */
function WishForm({ plan, onClose, onResult, onEffects }: WishFormProps) {
  const { correctWish } = usePlanCalls()
  const { form, isBusy, ask, refuse, problem } = usePlanForm({ onClose, onResult })
  const [said] = useState(() => textsOfWish(plan.wish))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  /** The days that the planner was asked about, and may save all the same. */
  const askedAbout = useRef('')
  const known = useRef({ wish: plan.wish, revision: plan.revision })

  async function save(wanted: Wish): Promise<CallResult> {
    const answer = await correctWish(plan, known.current, { from: wishOfTexts(said).wish, to: wanted })
    if (!('current' in answer)) {
      if (answer.ok) onEffects?.(answer.effects ?? [])
      return answer
    }
    known.current = answer.current
    const current = wishInWords(answer.current.wish, getLocale()).map(({ words }) => words)
    return { ok: false, field: null, words: m.office_wish_moved({ current: current.join('; ') }) }
  }
  /** Whether days that are past or disagree with the nights are to be asked about: once, and of what was corrected. */
  function askAboutDays(wish: Wish): boolean {
    const problems = dayProblems(wish, new Date())
    const days = JSON.stringify([wish.when, wish.flights])
    if (Object.keys(problems).length === 0 || days === askedAbout.current) return false
    if (days === JSON.stringify([known.current.wish.when, known.current.wish.flights])) return false
    askedAbout.current = days
    setErrors(Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, [key]])))
    return true
  }
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const texts = textsOfForm(new FormData(event.currentTarget))
    const { wish, problems } = wishOfTexts(texts)
    setErrors(Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, [key]])))
    if (Object.keys(problems).length > 0) refuse('wish', '')
    else if (askAboutDays(wish)) refuse(null, m.office_wish_days())
    else if (Number(texts.adults) === 0) refuse(null, m.office_wish_adult())
    else if ((texts.tripType?.length ?? 0) > MAX_GOALS) refuse(null, m.planning_goals())
    else void ask(() => save(wish))
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate>
      <WholeWishInputs said={said} errors={errors} />
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" icon="check-bold" type="submit" loading={isBusy}>
          {m.office_wish_do()}
        </Button>
      </div>
    </form>
  )
}

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
  planners?: readonly OfficePlanner[] | undefined
}

/** Hands a plan to another planner of its country. */
function HandOverForm({ plan, onClose, onResult, planners }: FormProps) {
  const { handOver } = usePlanCalls()
  const { form, isBusy, ask, problem } = usePlanForm({ onClose, onResult })
  const asked = useQuery({
    ...privateQuery('GET /api/admin/plan/{id}', { path: { id: plan.id } }),
    enabled: !planners,
  })
  const people = planners ?? asked.data?.planners
  if (!people) return asked.isError ? <p>{m.office_failed()}</p> : <Skeleton height="2.75rem" />
  const others = people.filter(({ fkey }) => fkey !== plan.planner?.fkey)
  if (others.length === 0) return <p>{m.office_nobody_else()}</p>
  return (
    <form ref={form} className={styles.choices} aria-busy={isBusy}>
      {others.map(person => (
        <button
          type="button"
          key={person.fkey}
          className={styles.choice}
          onClick={() => void ask(() => handOver(plan, person))}
        >
          {person.name}
          <PlannerFace planner={person} />
        </button>
      ))}
      <PlanProblem words={problem} />
    </form>
  )
}

interface PlanDialogsProps {
  /** Null while no dialog is open. */
  open: PlanDialog | null
  plan: ActedPlan | null
  onClose: () => void
  /** Called with the message of the outcome. */
  onResult: (words: string, ok: boolean) => void
  /** Called with what a corrected wish changes in the plan's drafts, on the plan's own page. */
  onEffects?: ((effects: readonly string[]) => void) | undefined
  /** The planners it can be handed to, if they are already loaded. */
  planners?: readonly OfficePlanner[] | undefined
  /** The entry that is taken back. */
  entryId?: number | undefined
}

const titles: Record<PlanDialog, () => string> = {
  snooze: m.office_snooze_title,
  stage: m.office_stage_title,
  handOver: m.office_hand_over_title,
  payment: m.office_paid_title,
  reverse: m.office_reverse_title,
  refund: m.office_refund_title,
  cancel: m.office_cancel_title,
  wish: m.office_wish_title,
}

interface StageFormProps {
  plan: ActedPlan
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
}

function targetName(target: StageTarget): string {
  return target === 'reopen' ? m.office_stage_reopen() : stageName(target)
}

/** Moves a plan to another stage with a reason. Offers only valid moves. */
function StageForm({ plan, onClose, onResult }: StageFormProps) {
  const { setStage } = usePlanCalls()
  const { form, isBusy, ask, refuse, forget, errorOf, problem } = usePlanForm({ onClose, onResult })
  const moves = movesFrom(plan.stage)
  const [wanted, setWanted] = useState<StageTarget | null>(null)
  const [reason, setReason] = useState('')
  // A colleague may have moved it meanwhile, so the selected stage may no longer be available.
  const target = moves.find(move => move === wanted) ?? moves[0] ?? 'lost'
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (wantsReason(target) && reason.trim() === '') refuse('reason', m.office_reason_missing())
    else void ask(() => setStage(plan, target, reason))
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate>
      <p>{m.office_stage_now({ stage: stageName(plan.stage) })}</p>
      <SelectField
        label={m.office_stage_to()}
        value={target}
        error={errorOf('stage')}
        onChange={event => {
          setWanted(moves.find(move => move === event.target.value) ?? null)
          forget()
        }}
      >
        {moves.map(move => (
          <option key={move} value={move}>
            {targetName(move)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={m.office_reason()}
        hint={m.office_reason_hint()}
        error={errorOf('reason')}
        rows={3}
        maxLength={2_000}
        value={reason}
        onChange={event => {
          setReason(event.target.value)
          forget()
        }}
      />
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" icon="check-bold" type="submit" loading={isBusy}>
          {m.office_stage_do()}
        </Button>
      </div>
    </form>
  )
}

/** Dialogs for snoozing, changing the stage, handing over, and the plan's money. */
export function PlanDialogs({
  open,
  plan,
  onClose,
  onResult,
  onEffects,
  planners,
  entryId,
}: PlanDialogsProps) {
  return (
    <PlanSheet about={open && plan} title={open ? titles[open]() : ''} onClose={onClose}>
      {open && plan && (
        <>
          {open === 'snooze' && <SnoozeForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'wish' && plan.wish && plan.revision !== undefined && (
            <WishForm
              plan={{ ...plan, wish: plan.wish, revision: plan.revision }}
              onClose={onClose}
              onResult={onResult}
              onEffects={onEffects}
            />
          )}
          {open === 'payment' && <PaymentForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'reverse' && entryId !== undefined && (
            <ReverseForm plan={plan} entryId={entryId} onClose={onClose} onResult={onResult} />
          )}
          {open === 'refund' && <RefundForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'cancel' && <CancelForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'stage' && <StageForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'handOver' && (
            <HandOverForm plan={plan} onClose={onClose} onResult={onResult} planners={planners} />
          )}
        </>
      )}
    </PlanSheet>
  )
}

const names: Record<SnoozeChoice, () => string> = {
  hours: m.office_snooze_hours,
  tomorrow: m.office_snooze_tomorrow,
  monday: m.office_snooze_monday,
  month: m.office_snooze_month,
}

/** Chooses when a plan comes back: a preset, or any time. */
function SnoozeForm({ plan, onClose, onResult }: FormProps) {
  const { snooze } = usePlanCalls()
  const { form, isBusy, ask, refuse, forget, errorOf, problem } = usePlanForm({ onClose, onResult })
  const [now] = useState(() => new Date())
  const times = snoozeTimes(now)
  const [own, setOwn] = useState(toLocalInput(times.tomorrow))
  const putOff = (until: Date | null) => void ask(() => snooze(plan, until))
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const until = fromLocalInput(own)
    if (!until) refuse('time', m.office_snooze_missing())
    else if (until <= new Date()) refuse('time', m.office_snooze_past())
    else putOff(until)
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate aria-busy={isBusy}>
      {Object.entries(times).map(([choice, at]) => (
        <button type="button" key={choice} className={styles.choice} onClick={() => putOff(at)}>
          {names[choice as SnoozeChoice]()}
          <span>{whenOf(at, now)}</span>
        </button>
      ))}
      <TextField
        type="datetime-local"
        label={m.office_snooze_own()}
        value={own}
        min={toLocalInput(now)}
        required
        error={errorOf('time')}
        onChange={event => {
          setOwn(event.target.value)
          forget()
        }}
      />
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" icon="check-bold" type="submit" loading={isBusy}>
          {m.office_snooze_do()}
        </Button>
        {plan.snoozedUntil && (
          <SecondaryButton size="sm" onClick={() => putOff(null)}>
            {m.office_wake()}
          </SecondaryButton>
        )}
      </div>
    </form>
  )
}
