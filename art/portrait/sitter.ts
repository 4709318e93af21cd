import { type HairCut, hairCutOf } from './hair/hair-cuts.ts'
import { type Head, makeHead } from './head/head.ts'
import { type Proportions, proportionsOf } from './head/proportions.ts'
import type { Person } from './person.ts'
import { type HairInks, hairInksOf, type SkinInks, skinInksOf } from './portrait-inks.ts'

/** A person sitting for the portrait: measured, turned and inked, ready to be cut. */
export interface Sitter {
  person: Person
  shape: Proportions
  head: Head
  skin: SkinInks
  hair: HairInks
  /** Undefined when bald or under a headscarf. */
  hairCut: HairCut | undefined
}

export function sit(person: Person): Sitter {
  const shape = proportionsOf(person)
  const skin = skinInksOf(person)
  return {
    person,
    shape,
    head: makeHead(shape),
    skin,
    hair: hairInksOf(person, skin),
    hairCut: hairCutOf(person),
  }
}
