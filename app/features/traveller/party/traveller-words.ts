import { m } from '#app/paraglide/messages.js'
import type { PassportDoubt } from './party.ts'
import type { Traveller, Travellers } from './party-schema.ts'

export const doubtWords: Record<PassportDoubt, () => string> = {
  ends_before: m.passport_ends_before,
  ends_soon: m.passport_ends_soon,
}

/** Name of a traveller in the list; `place` counts from 1. */
export function travellerName({ name }: Pick<Traveller, 'name'>, place: number): string {
  return name || m.travellers_unnamed({ number: place })
}

/** Number of missing details that a trip requires: name, birthday or age, and the passport once it can be stored. */
export function missingOf(
  { name, birthday, age, hasPassport }: Pick<Traveller, 'name' | 'birthday' | 'age' | 'hasPassport'>,
  { takesPassports, passportsDeletedOn }: Pick<Travellers, 'takesPassports' | 'passportsDeletedOn'>,
  today: string,
): number {
  const wantsPassport = takesPassports && passportsDeletedOn !== null && passportsDeletedOn > today
  return [name === '', birthday === null && age === null, wantsPassport && !hasPassport].filter(Boolean)
    .length
}
