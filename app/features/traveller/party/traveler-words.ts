import { m } from '#app/paraglide/messages.js'
import type { Traveler, Travelers } from './party-schema.ts'

/** How somebody is called on the list; `place` counts from 1. */
export function travelerName({ name }: Pick<Traveler, 'name'>, place: number): string {
  return name || m.travelers_unnamed({ number: place })
}

/** How many things a trip cannot do without are not known of somebody: name, birthday, and the passport once it is asked for. */
export function missingOf(
  { name, birthday, hasPassport }: Pick<Traveler, 'name' | 'birthday' | 'hasPassport'>,
  { takesPassports, passportsDeletedOn }: Pick<Travelers, 'takesPassports' | 'passportsDeletedOn'>,
  today: string,
): number {
  const wantsPassport = takesPassports && passportsDeletedOn !== null && passportsDeletedOn > today
  return [name === '', birthday === null, wantsPassport && !hasPassport].filter(Boolean).length
}
