import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import type { OfficePlanner } from '#app/features/plan/handling/planner-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ActedPlan } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { PlanProblem } from './plan-problem.tsx'
import { usePlanCalls } from './use-plan-calls.ts'
import { usePlanForm } from './use-plan-form.ts'

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
  planners?: readonly OfficePlanner[] | undefined
}

/** Hands a plan to another planner of its country. */
export function HandOverForm({ plan, onClose, onResult, planners }: FormProps) {
  const { handOver } = usePlanCalls()
  const { form, isBusy, ask, problem } = usePlanForm({ onClose, onResult })
  const asked = usePrivateQuery<{ planners: OfficePlanner[] }>(privateCalls.officePlan(plan.id), {
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
