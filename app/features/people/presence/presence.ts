import { m } from '#app/paraglide/messages.js'

/** What may be said of who answers for a country: never that somebody lives where nobody does. */

interface Planner {
  firstName: string
  /** Tag of the country they live in; null where that is not known. */
  livesIn: string | null
  /** Their town and country, in the reader's words. */
  home: string
}

/** Somebody who lives in the country, somebody who lives elsewhere, or the office. */
export type Presence = { kind: 'there' | 'nearby'; name: string; home: string } | { kind: 'office' }

/**
 * Who answers for a country.
 * @param people everybody who answers for it, whoever answers first before the others.
 */
export function presenceIn(people: readonly Planner[], country: string): Presence {
  const there = people.find(({ livesIn }) => livesIn === country)
  const person = there ?? people[0]
  if (!person) return { kind: 'office' }
  return { kind: there ? 'there' : 'nearby', name: person.firstName, home: person.home }
}

/** Who answers for a country, in a sentence. */
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

/** The title of a country's page before it is written. */
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

/** The title over the people of a country. */
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
