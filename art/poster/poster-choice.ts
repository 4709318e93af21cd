import type { PaletteName } from './palettes.ts'
import { SCENE_KINDS, type SceneKind } from './poster.ts'
import { isItsLand, isOpenLand, namesPlace, SHOWN } from './poster-claims.ts'
import { SETTINGS } from './poster-settings.ts'
import { chanceFrom } from './toolbox/chance.ts'

/** The facts by which a thing's poster is chosen. */
export interface PosterFacts {
  /** Its key within its kind: the same key always gets the same poster. */
  key: string
  /** The author's choice, which overrides everything chosen here. */
  kind?: SceneKind
  palette?: PaletteName
  seed?: string | number
  /** The country's slug: `costa-rica`. */
  country?: string
  /** Habitat keys: `cloud-forest`, `beach`. */
  habitats?: readonly string[]
  /** Its subject, in any words: `turtles`, `Whales off Uvita`. */
  subject?: string
}

export interface PosterChoice {
  kind: SceneKind
  palette: PaletteName
  seed: string
}

/** The poster that suits a thing: true to its country first, then to its subject, then to its habitats. */
export function choosePoster(facts: PosterFacts): PosterChoice {
  const chance = chanceFrom(`poster/${facts.key}`)
  const drawn = chance.pick(suitableKinds(facts))
  const kind = facts.kind ?? drawn
  const palette = facts.palette ?? chance.pick(SETTINGS[kind].hours)
  return remembered({ kind, palette, seed: String(facts.seed ?? facts.key) }, facts)
}

/** The facts of each choice, for a page that shows its scene already: nothing of them is sent. */
const FACTS = new WeakMap<PosterChoice, PosterFacts>()

function remembered(choice: PosterChoice, facts: PosterFacts): PosterChoice {
  FACTS.set(choice, facts)
  return choice
}

/**
 * Other scenes that would be true of the thing, those that its words name first: a doing, what is to be seen, or a
 * place by its name. Otherwise its land is shown, unless the words name the place that the choice shows.
 */
export function otherScenes(choice: PosterChoice): SceneKind[] {
  const facts = FACTS.get(choice)
  if (!facts?.country) return []
  const { country, habitats = [], subject = '', key } = facts
  const chance = chanceFrom(`other scenes/${key}`)
  const isOfThePlace = namesPlace(choice.kind, subject)
  const rank = (kind: SceneKind) => {
    const { activity, countries } = SETTINGS[kind]
    if (countries.length === 1) return namesPlace(kind, subject) ? 1 : null
    if (SHOWN[kind]?.test(subject) && names(kind, subject)) return activity ? 0 : 1
    return isOpenLand(kind, habitats) && !isOfThePlace ? 2 : null
  }
  return SCENE_KINDS.filter(kind => kind !== choice.kind && SETTINGS[kind].countries.includes(country))
    .map(kind => ({ kind, rank: rank(kind), order: chance() }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.order - b.order)
    .map(({ kind }) => kind)
}

/** The land that the thing has, whatever its words name: for a page that has its scene at every hour. */
export function landScenes(choice: PosterChoice): SceneKind[] {
  const { country = '', habitats = [] } = FACTS.get(choice) ?? {}
  return SCENE_KINDS.filter(kind => SETTINGS[kind].countries.includes(country) && isItsLand(kind, habitats))
}

/**
 * Posters for things shown in a row. Each keeps its own choice unless its neighbour is alike; then it takes another
 * suitable kind, otherwise another hour, otherwise another seed. An author's choice is kept, except for a seed that
 * would repeat the picture next to it.
 */
export function spreadPosters(row: readonly PosterFacts[]): PosterChoice[] {
  const choices: PosterChoice[] = []
  for (const facts of row) {
    const recent = choices.slice(-MEMORY).reverse()
    const options = [choosePoster(facts), ...otherChoices(facts)]
    const costs = options.map(option => likeness(option, recent))
    const choice = options[costs.indexOf(Math.min(...costs))] ?? choosePoster(facts)
    choices.push(remembered(unlike(choice, recent), facts))
  }
  return choices
}

/** How many posters back a repeat is still noticed: about a screenful of cards. */
const MEMORY = 8

type Kinds = readonly [SceneKind, ...SceneKind[]]

/** Scenes that show nothing of one country alone: for a country that has none of its own. */
const ANYWHERE: Kinds = [
  ...(['volcano', 'waterfall', 'river', 'cove', 'turtles', 'reef', 'gunayala', 'atitlan', 'coffee'] as const),
]

function suitableKinds({ country, habitats = [], subject }: PosterFacts): Kinds {
  const atHome = SCENE_KINDS.filter(kind => country && SETTINGS[kind].countries.includes(country))
  const possible = atHome.length > 0 ? atHome : country ? ANYWHERE : SCENE_KINDS
  const named = subject ? possible.filter(kind => names(kind, subject)) : []
  const doing = named.filter(kind => SETTINGS[kind].activity)
  const views = possible.filter(kind => !SETTINGS[kind].activity)
  const living = views.filter(kind => habitats.some(habitat => SETTINGS[kind].habitats.includes(habitat)))
  return filled(doing) ?? filled(named) ?? filled(living) ?? filled(views) ?? ['volcano']
}

/** Subjects that begin other words: `forty`, `passport`, `kingfisher`, `team`, `water`. */
const WHOLE_WORDS: ReadonlyMap<string, RegExp> = new Map(
  ['bay', 'cham', 'fort', 'hat', 'hue', 'king', 'loop', 'pass', 'rim', 'tea', 'wat'].map(word => [
    word,
    new RegExp(`[^\\p{L}]${word}[^\\p{L}]`, 'u'),
  ]),
)

/** Whether words name a subject of a scene. */
export function names(kind: SceneKind, subject: string): boolean {
  const text = ` ${subject.toLowerCase()} `
  return SETTINGS[kind].subjects.some(word => WHOLE_WORDS.get(word)?.test(text) ?? text.includes(` ${word}`))
}

function filled(kinds: readonly SceneKind[]): Kinds | undefined {
  const [first, ...others] = kinds
  return first && [first, ...others]
}

/** All other choices that the facts allow, in an order that depends on the thing. */
function otherChoices(facts: PosterFacts): PosterChoice[] {
  const chance = chanceFrom(`others/${facts.key}`)
  const kinds = facts.kind ? [facts.kind] : suitableKinds(facts)
  const seed = String(facts.seed ?? facts.key)
  return kinds
    .flatMap(kind =>
      (facts.palette ? [facts.palette] : SETTINGS[kind].hours).map(palette => ({ kind, palette, seed })),
    )
    .map(choice => ({ choice, order: chance() }))
    .sort((a, b) => a.order - b.order)
    .map(({ choice }) => choice)
}

/** The cost of a choice beside the posters before it, nearest first. */
function likeness(choice: PosterChoice, recent: readonly PosterChoice[]): number {
  return recent.reduce((cost, other, distance) => {
    if (other.kind !== choice.kind) return cost + (distance === 0 && other.palette === choice.palette ? 1 : 0)
    const sameHour = other.palette === choice.palette
    return cost + (distance === 0 ? 40 : 4) + (sameHour ? 40 / (distance + 1) : 0)
  }, 0)
}

function unlike(choice: PosterChoice, recent: readonly PosterChoice[]): PosterChoice {
  const taken = new Set(recent.filter(isSamePrint).map(other => other.seed))
  let seed = choice.seed
  for (let copy = 2; taken.has(seed); copy++) seed = `${choice.seed}~${copy}`
  return { ...choice, seed }

  function isSamePrint(other: PosterChoice): boolean {
    return other.kind === choice.kind && other.palette === choice.palette
  }
}
