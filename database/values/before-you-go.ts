import type { Words } from './locale.ts'

/** What one must know before going, in the order of the page; each part is a section of it. */
export const beforeParts = {
  papers: ['entry', 'yellow-fever'],
  health: ['outbreaks', 'vaccines', 'malaria', 'altitude', 'water', 'spirits', 'hospitals', 'insurance'],
  safety: ['safety', 'advice', 'emergency'],
  practice: ['money', 'plugs', 'getting-there', 'phones', 'dress'],
  people: ['women', 'lgbt', 'accessibility', 'families'],
  calendar: ['festivals', 'matters'],
} as const

export type BeforePart = keyof typeof beforeParts
export type BeforeSubject = (typeof beforeParts)[BeforePart][number]

export const beforePartKeys = Object.keys(beforeParts) as BeforePart[]
export const beforeSubjects: readonly BeforeSubject[] = Object.values(beforeParts).flat()

/** How seriously to take something in a place. */
export const hazardLevels = ['none', 'low', 'real'] as const
export type HazardLevel = (typeof hazardLevels)[number]

/** What depends on the place where one sleeps; its altitude is the place's own. */
export const hazards = ['yellowFever', 'malaria', 'dengue'] as const
export type Hazard = (typeof hazards)[number]
export type PlaceHazards = Record<Hazard, HazardLevel>

/** Somebody who decides or publishes a rule, or who can be asked. */
export interface Authority {
  name: Words
  address: string | null
}

export interface BeforeFact {
  words: Words
  /** What the page says of it at a glance; its first sentence if it has none. */
  short?: Words | undefined
  /** False for what nobody could tell us: the words say what is not known. */
  known: boolean
  sources: Authority[]
  /** The day on which it was last looked up (YYYY-MM-DD), and for how many months that holds. */
  checked: string
  months: number
  /** Whom to ask, where the answer changes or depends on the traveller. */
  ask: Authority[]
}

/** What one must know before going to a country or on a trek; authored in content/before-you-go/{tag}.yaml. */
export interface BeforeYouGo {
  lead: Words
  subjects: { subject: BeforeSubject; facts: BeforeFact[] }[]
  /** By the slug of a destination. */
  places: Record<string, PlaceHazards>
}
