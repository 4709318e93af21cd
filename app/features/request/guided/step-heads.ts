import type { Step } from '#app/features/request/guided/planning.ts'
import type { PlanningCountry } from '#app/features/request/guided/planning-schema.ts'
import { m } from '#app/paraglide/messages.js'

type Head = (country: PlanningCountry) => { title: string; lead: string }

/** Heading of each step, with the planner's name if there is one. */
export const stepHeads: Record<Step, Head> = {
  who: () => ({ title: m.planning_who_title(), lead: m.planning_who_lead() }),
  when: ({ season }) => ({
    title: m.planning_when_title(),
    lead: season ? m.planning_when_suns({ of: season.of }) : m.planning_when_lead(),
  }),
  what: ({ planner }) => ({
    title: m.planning_what_title(),
    lead: planner ? m.planning_what_lead({ name: planner.firstName }) : m.planning_what_lead_us(),
  }),
  where: () => ({ title: m.planning_where_title(), lead: m.planning_where_lead() }),
  how: () => ({ title: m.planning_how_title(), lead: m.planning_how_lead() }),
  you: ({ planner, name }) =>
    planner
      ? {
          title: m.planning_you_title({ name: planner.firstName }),
          lead: m.planning_you_lead({ name: planner.firstName, place: planner.place }),
        }
      : { title: m.planning_you_title_us(), lead: m.planning_you_lead_us({ country: name }) },
}
