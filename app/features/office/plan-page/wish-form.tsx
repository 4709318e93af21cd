import { type FormEvent, useRef, useState } from 'react'
import { WholeWishInputs } from '#app/features/wish/whole-wish-inputs.tsx'
import { textsOfForm, textsOfWish, wishOfTexts } from '#app/features/wish/wish-fields.ts'
import type { Wish } from '#app/features/wish/wish-schema.ts'
import { wishInWords } from '#app/features/wish/wish-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { MAX_GOALS } from '#database/values/goals.ts'
import type { ActedPlan, CallResult } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { PlanProblem } from './plan-problem.tsx'
import { usePlanCalls } from './use-plan-calls.ts'
import { usePlanForm } from './use-plan-form.ts'

interface WishFormProps {
  plan: ActedPlan & { wish: Wish; revision: number }
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
}

/** Corrects what a traveller wants. What a colleague changed meanwhile is shown, and what was typed stays. */
export function WishForm({ plan, onClose, onResult }: WishFormProps) {
  const { correctWish } = usePlanCalls()
  const { form, isBusy, ask, refuse, problem } = usePlanForm({ onClose, onResult })
  const [said] = useState(() => textsOfWish(plan.wish))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const known = useRef({ wish: plan.wish, revision: plan.revision })

  async function save(wanted: Wish): Promise<CallResult> {
    const answer = await correctWish(plan, known.current, { from: wishOfTexts(said).wish, to: wanted })
    if (!('current' in answer)) return answer
    known.current = answer.current
    const current = wishInWords(answer.current.wish, getLocale()).map(({ words }) => words)
    return { ok: false, field: null, words: m.office_wish_moved({ current: current.join('; ') }) }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const texts = textsOfForm(new FormData(event.currentTarget))
    const { wish, problems } = wishOfTexts(texts)
    setErrors(Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, [key]])))
    if (Object.keys(problems).length > 0) refuse('wish', '')
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
