import { m } from '#app/paraglide/messages.js'

/** How a country's planner is described, without claiming that anybody lives there if nobody does. */

interface Planner {
  firstName: string
  /** Tag of the country they live in; null if unknown. */
  livesIn: string | null
  /** Their town and country, in the reader's language. */
  home: string
}

/** A planner in the country, a planner elsewhere, or the office. */
export type Presence = { kind: 'there' | 'nearby'; name: string; home: string } | { kind: 'office' }

/**
 * Chooses the planner to mention for a country.
 * @param people all its planners, the contact person first.
 */
export function presenceIn(people: readonly Planner[], country: string): Presence {
  const there = people.find(({ livesIn }) => livesIn === country)
  const person = there ?? people[0]
  if (!person) return { kind: 'office' }
  return { kind: there ? 'there' : 'nearby', name: person.firstName, home: person.home }
}

/** A sentence about the country's planner. */
export function presenceWords(presence: Presence, country: string): string {
  switch (presence.kind) {
    case 'there':
      return m.presence_there({ ...presence, country })
    case 'nearby':
      return m.presence_nearby({ ...presence, country })
    case 'office':
      return m.presence_office({ country })
  }
}

/** Title of a country's page without written texts. */
export function presenceTitle(presence: Presence, country: string): string {
  switch (presence.kind) {
    case 'there':
      return m.country_title_plain({ country })
    case 'nearby':
      return m.country_title({ country, place: presence.home })
    case 'office':
      return m.country_title_office({ country })
  }
}

/** Who writes the pages of a country. */
export function presenceWriting(presence: Presence, country: string): string {
  switch (presence.kind) {
    case 'there':
      return m.country_in_writing({ country })
    case 'nearby':
      return m.country_in_writing_nearby({ ...presence, country })
    case 'office':
      return m.country_in_writing_office({ country })
  }
}

/** Title of a country's team. */
export function presenceTeamTitle(presence: Presence, country: string): string {
  switch (presence.kind) {
    case 'there':
      return m.team_title({ country })
    case 'nearby':
      return m.team_h1_one({ name: presence.name, country })
    case 'office':
      return m.team_office_title({ country })
  }
}
