import { budgets, comforts, efforts, paces, sleeps } from '#app/features/request/guided/planning.ts'
import {
  budgetNames,
  comfortNames,
  effortNames,
  paceNames,
  sleepNames,
} from '#app/features/request/guided/planning-words.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { m } from '#app/paraglide/messages.js'
import { ManyOf, OneOf } from './choices.tsx'

export function HowStep({ planning: { answers } }: { planning: Planning }) {
  return (
    <div>
      <OneOf
        legend={m.planning_pace()}
        name="pace"
        among={paces}
        nameOf={pace => paceNames[pace]()}
        chosen={answers.pace}
      />
      <OneOf
        legend={m.planning_effort()}
        name="effort"
        among={efforts}
        nameOf={effort => effortNames[effort]()}
        chosen={answers.effort}
      />
      <OneOf
        legend={m.planning_comfort()}
        name="comfort"
        among={comforts}
        nameOf={comfort => comfortNames[comfort]()}
        chosen={answers.comfort}
      />
      <ManyOf
        legend={m.planning_sleep()}
        name="sleep"
        among={sleeps}
        nameOf={sleep => sleepNames[sleep]()}
        chosen={answers.sleeps}
      />
      <OneOf
        legend={m.planning_budget()}
        name="budget"
        among={budgets}
        nameOf={budget => budgetNames[budget]()}
        chosen={answers.budget}
      />
    </div>
  )
}
