import { expect, it } from 'vitest'
import { gatherWildlife } from './species.ts'

const ALWAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const turtle = { name: 'Green turtle, nesting', latin: 'Chelonia mydas', months: [7, 8, 9, 10] }
const manatee = { name: 'Manatee', latin: 'Trichechus manatus', months: ALWAYS }
const leatherback = { name: 'Leatherback', latin: 'Dermochelys coriacea', months: [3, 4, 5] }

it('lists the shortest season first', () => {
  expect(gatherWildlife([manatee, turtle, leatherback], [])).toEqual([leatherback, turtle, manatee])
})

it('lists each species once, with the place’s own name, regardless of subspecies', () => {
  const other = { name: 'Green turtle', latin: 'Chelonia mydas mydas', months: ALWAYS }
  const sloth = { name: 'Sloth', latin: 'Bradypus variegatus', months: ALWAYS }
  expect(gatherWildlife([turtle], [other, sloth])).toEqual([turtle, sloth])
})

it('keeps entries without a Latin name', () => {
  const fireflies = { name: 'Fireflies', latin: null, months: [5] }
  expect(gatherWildlife([fireflies], [{ ...fireflies, name: 'Others' }])).toHaveLength(2)
})
