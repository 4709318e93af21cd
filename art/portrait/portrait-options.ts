/**
 * Every feature of a portrait that can be set, by name. The order of each list is part of the drawing: a seed picks
 * by position, so a new name goes at the end of a list from which `person` does not pick. An empty name forbids the
 * feature.
 */
export const sexes = ['woman', 'man'] as const
export const skins = [
  'porcelain',
  'rose',
  'wheat',
  'olive',
  'honey',
  'copper',
  'cinnamon',
  'umber',
  'mahogany',
  'cacao',
  'night',
] as const
export const hairStyles = [
  'crop',
  'short',
  'quiff',
  'wavy',
  'curly',
  'coily',
  'afro',
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
  'receding',
  'pixie',
  'bald',
] as const
export const hairInks = [
  'black',
  'blueblack',
  'espresso',
  'brown',
  'chestnut',
  'sand',
  'red',
  'pepper',
  'grey',
  'white',
] as const
export const faces = ['oval', 'round', 'square', 'long', 'heart', 'diamond', 'broad'] as const
export const noses = ['straight', 'narrow', 'broad', 'button', 'aquiline', 'wide'] as const
export const brows = ['fine', 'arched', 'straight', 'thick', 'heavy', 'soft'] as const
export const eyes = ['open', 'almond', 'single', 'hooded', 'deep', 'wide'] as const
export const moods = ['calm', 'serious', 'half', 'smile', 'laugh', 'grin'] as const
export const views = ['three-left', 'slight-left', 'front', 'slight-right', 'three-right'] as const
export const builds = ['slight', 'medium', 'strong', 'broad', 'soft'] as const
export const beards = ['', 'stubble', 'goatee', 'full', 'moustache'] as const
export const glassesKinds = ['', 'round', 'square'] as const
export const earringKinds = ['', 'stud', 'hoop', 'drop'] as const
export const hats = ['', 'brim', 'straw', 'cap', 'captain', 'wrap'] as const
export const wears = [
  'field',
  'rain',
  'linen',
  'polo',
  'tee',
  'stripe',
  'print',
  'blouse',
  'knit',
  'vest',
  'apron',
  'kanga',
  'captain',
] as const
export const extras = ['', 'krama', 'pack', 'strap', 'beads'] as const
export const cloths = [
  'paper',
  'red',
  'blue',
  'navy',
  'ink',
  'sand',
  'khaki',
  'olive',
  'coral',
  'leaf',
  'teal',
  'plum',
  'ochre',
  'rust',
  'rose',
  'stone',
  'indigo',
] as const
export const palettes = [
  'noon',
  'dawn',
  'golden',
  'dusk',
  'night',
  'monsoon',
  'paper',
  'lake',
  'leaf',
] as const
export const places = ['ridge', 'cone', 'sea', ''] as const
export const ratios = ['square', '5:6', 'avatar'] as const

export type Sex = (typeof sexes)[number]
export type Skin = (typeof skins)[number]
export type HairStyle = (typeof hairStyles)[number]
export type HairInk = (typeof hairInks)[number]
export type Face = (typeof faces)[number]
export type Nose = (typeof noses)[number]
export type Brow = (typeof brows)[number]
export type Eye = (typeof eyes)[number]
export type Mood = (typeof moods)[number]
export type View = (typeof views)[number]
export type Build = (typeof builds)[number]
export type Beard = (typeof beards)[number]
export type Glasses = (typeof glassesKinds)[number]
export type Earrings = (typeof earringKinds)[number]
export type Hat = (typeof hats)[number]
export type Wear = (typeof wears)[number]
export type Extra = (typeof extras)[number]
export type Cloth = (typeof cloths)[number]
/** A cloth by name, or any ink of six hex digits. */
export type ClothInk = Cloth | `#${string}`
export type Palette = (typeof palettes)[number]
export type Place = (typeof places)[number]
export type Ratio = (typeof ratios)[number]

/** The options of a person; the seed decides everything that is not set. */
export interface PersonOptions {
  sex?: Sex
  /** Years, 22 to 75. */
  age?: number
  skin?: Skin
  hair?: HairStyle
  hairInk?: HairInk
  face?: Face
  nose?: Nose
  brow?: Brow
  eye?: Eye
  mood?: Mood
  /** The turn of the head, from the reader's point of view. */
  view?: View
  build?: Build
  beard?: Beard
  glasses?: Glasses
  earrings?: Earrings
  hat?: Hat
  hatInk?: ClothInk
  /** A headscarf of this cloth. */
  scarf?: ClothInk | ''
  wear?: Wear
  cloth?: ClothInk
  second?: ClothInk
  extra?: Extra
  extraInk?: ClothInk
  /** The colours of the ground behind the sitter. */
  palette?: Palette
  place?: Place
  /** Freckles. */
  sun?: boolean
  /** Sideways look, in head units; the skull is about 215 tall. */
  gaze?: number
  /** True when the eyes leave the reader. */
  away?: boolean
  /** Degrees the head leans to its side. */
  roll?: number
  /** How far the face is tipped up, 0 to 0.09. */
  lift?: number
}

export interface PortraitOptions extends PersonOptions {
  /** `square` for cards, `5:6` for pictures, `avatar` for anything of 64 px or less. */
  ratio?: Ratio
  /** The accessible name; without it the picture is hidden from assistive technology. */
  title?: string
}
