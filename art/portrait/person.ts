import { type Chance, chanceFrom } from '#art/poster/toolbox/chance.ts'
import {
  eyes,
  faces,
  type HairInk,
  type HairStyle,
  noses,
  type PersonOptions,
  palettes,
  places,
  type Sex,
  type Skin,
  skins,
  views,
} from './portrait-options.ts'

/** Small amounts, -1 to 1, by which one person differs from the rule. */
export interface Jitter {
  turn: number
  cheek: number
  jaw: number
  mouth: number
  eyeGap: number
  browGap: number
}

export type Person = Required<PersonOptions> & { jitter: Jitter }

/** Place in the range of skins, 0 for the lightest. */
export function skinDepth(skin: Skin): number {
  return skins.indexOf(skin)
}

/**
 * Rolls a whole person from a seed; a named option fixes its feature. Same seed and options, same
 * person. The order of the rolls is part of what a seed means: a new feature rolls last.
 */
export function person(seed: string, options: PersonOptions = {}): Person {
  const roll = chanceFrom(`face ${seed}`)
  /** Rolls even when the feature is named, so that naming one leaves the others as they were. */
  const pick = <Name>(named: Name | undefined, list: readonly [Name, ...Name[]]): Name => {
    const rolled = roll.pick(list)
    return named ?? rolled
  }
  const sex = options.sex ?? (roll.odds(0.5) ? 'woman' : 'man')
  const woman = sex === 'woman'
  const age = options.age ?? Math.round(22 + 53 * roll() ** 1.5)
  const skin = pick(options.skin, skins)
  const dark = skinDepth(skin) > 6
  return {
    sex,
    age,
    skin,
    hair: pick(options.hair, hairFor(sex, skin)),
    hairInk: options.hairInk ?? rollHairInk(roll, age, skin),
    face: pick(options.face, faces),
    nose: pick(options.nose, dark ? ['broad', 'wide', 'straight', 'button'] : noses),
    brow: pick(
      options.brow,
      woman ? ['fine', 'arched', 'soft', 'straight'] : ['straight', 'thick', 'heavy', 'soft'],
    ),
    eye: pick(options.eye, eyes),
    mood: pick(options.mood, ['calm', 'half', 'smile', 'smile', 'laugh', 'grin']),
    view: pick(options.view, views),
    build: pick(
      options.build,
      woman ? ['slight', 'slight', 'medium', 'soft'] : ['medium', 'medium', 'strong', 'broad', 'slight'],
    ),
    beard:
      options.beard ??
      (!woman && roll.odds(0.42) ? roll.pick(['stubble', 'goatee', 'full', 'moustache']) : ''),
    glasses: options.glasses ?? (roll.odds(age > 50 ? 0.4 : 0.14) ? roll.pick(['round', 'square']) : ''),
    hat: options.hat ?? (roll.odds(0.12) ? roll.pick(['brim', 'cap']) : ''),
    hatInk: pick(options.hatInk, ['sand', 'navy', 'khaki', 'rust']),
    scarf: options.scarf ?? '',
    earrings: options.earrings ?? (woman && roll.odds(0.5) ? roll.pick(['stud', 'hoop', 'drop']) : ''),
    wear: pick(options.wear, woman ? WEAR_OF_WOMEN : WEAR_OF_MEN),
    cloth: pick(options.cloth, CLOTHS),
    second: pick(options.second, ['navy', 'sand', 'rust', 'ochre', 'teal', 'paper']),
    extra: options.extra ?? (roll.odds(0.22) ? roll.pick(['pack', 'strap']) : ''),
    extraInk: pick(options.extraInk, ['rust', 'navy', 'olive', 'ochre']),
    palette: pick(options.palette, palettes),
    sun: options.sun ?? roll.odds(0.2),
    gaze: options.gaze ?? 0,
    away: options.away ?? roll.odds(0.12),
    roll: options.roll ?? roll.between(-4, 4),
    lift: options.lift ?? roll.between(0, 0.09),
    jitter: rollJitter(roll),
    place: pick(options.place, places),
  }
}

const WEAR_OF_WOMEN = [
  'field',
  'rain',
  'linen',
  'tee',
  'polo',
  'vest',
  'stripe',
  'print',
  'blouse',
  'knit',
] as const
const WEAR_OF_MEN = [
  'field',
  'rain',
  'linen',
  'tee',
  'polo',
  'vest',
  'stripe',
  'print',
  'field',
  'knit',
] as const
const CLOTHS = [
  'paper',
  'blue',
  'navy',
  'sand',
  'khaki',
  'olive',
  'leaf',
  'teal',
  'ochre',
  'rust',
  'stone',
  'indigo',
] as const

const HAIR_OF_WOMEN: HairStyle[] = [
  'straight',
  'long',
  'curls',
  'bob',
  'fringe',
  'bun',
  'tail',
  'braid',
  'rows',
  'twists',
  'afro',
  'pixie',
  'curly',
]
const HAIR_OF_MEN: HairStyle[] = [
  'crop',
  'short',
  'quiff',
  'wavy',
  'curly',
  'coily',
  'receding',
  'bald',
  'crop',
  'short',
]

/** Left to chance, a wig is never drawn; a style that is named always is. */
function hairFor(sex: Sex, skin: Skin): [HairStyle, ...HairStyle[]] {
  const depth = skinDepth(skin)
  const unlikely: HairStyle[] =
    depth > 6
      ? ['straight', 'long', 'quiff', 'fringe', 'pixie', 'wavy']
      : depth < 3
        ? ['rows', 'twists', 'afro', 'coily']
        : ['rows', 'twists']
  const styles = sex === 'woman' ? HAIR_OF_WOMEN : HAIR_OF_MEN
  const [first = 'short', ...others] = styles.filter(style => !unlikely.includes(style))
  return [first, ...others]
}

function rollHairInk(roll: Chance, age: number, skin: Skin): HairInk {
  const years = age + roll.between(-7, 7)
  const young: HairInk = roll.pick(
    skinDepth(skin) < 2
      ? ['brown', 'chestnut', 'sand', 'red', 'espresso']
      : ['black', 'blueblack', 'espresso', 'black'],
  )
  if (years < 46) return young
  if (years < 56) return 'pepper'
  return years < 66 ? 'grey' : 'white'
}

function rollJitter(roll: Chance): Jitter {
  const next = () => roll.between(-1, 1)
  return { turn: next(), cheek: next(), jaw: next(), mouth: next(), eyeGap: next(), browGap: next() }
}
