import type { Catalogue } from './catalogue.ts'
import type { Expect } from './reference-checker.ts'

/** Checks the references of the demonstration's plans: countries, trips, partners, planners. */
export function checkDemonstration(catalogue: Catalogue, staff: Set<string>, expect: Expect): void {
  const { demonstration } = catalogue
  const countries = new Set(catalogue.countries?.value.map(({ tag }) => tag))
  const trips = new Set(catalogue.folders.flatMap(folder => [...folder.trips.keys()]))
  const partners = new Set(catalogue.partners?.value.map(({ key }) => key))
  demonstration?.value.forEach((plan, i) => {
    expect(demonstration, [i, 'country'], plan.country, 'country', countries)
    if (plan.trip) expect(demonstration, [i, 'trip'], plan.trip, 'trip', trips)
    if (plan.partner) expect(demonstration, [i, 'partner'], plan.partner, 'partner', partners)
    plan.steps.forEach((step, j) => {
      if ('by' in step) expect(demonstration, [i, 'steps', j, 'by'], step.by, 'member of staff', staff)
      if (step.do === 'propose' && step.from !== 'proposal')
        expect(demonstration, [i, 'steps', j, 'from'], step.from, 'trip', trips)
    })
  })
}
