import { z } from 'zod'
import * as names from './portrait-options.ts'

const clothInk = z.union([
  z.enum(names.cloths),
  z.templateLiteral(['#', z.string().regex(/^[0-9a-fA-F]{6}$/)]),
])

/** The options of a portrait in a content file. Every field is optional; an unknown one is refused. */
export const portraitOptionsSchema = z.strictObject({
  sex: z.enum(names.sexes).optional(),
  age: z.int().min(22).max(75).optional(),
  skin: z.enum(names.skins).optional(),
  hair: z.enum(names.hairStyles).optional(),
  hairInk: z.enum(names.hairInks).optional(),
  face: z.enum(names.faces).optional(),
  nose: z.enum(names.noses).optional(),
  brow: z.enum(names.brows).optional(),
  eye: z.enum(names.eyes).optional(),
  mood: z.enum(names.moods).optional(),
  view: z.enum(names.views).optional(),
  build: z.enum(names.builds).optional(),
  beard: z.enum(names.beards).optional(),
  glasses: z.enum(names.glassesKinds).optional(),
  earrings: z.enum(names.earringKinds).optional(),
  hat: z.enum(names.hats).optional(),
  hatInk: clothInk.optional(),
  scarf: z.union([clothInk, z.literal('')]).optional(),
  wear: z.enum(names.wears).optional(),
  cloth: clothInk.optional(),
  second: clothInk.optional(),
  extra: z.enum(names.extras).optional(),
  extraInk: clothInk.optional(),
  palette: z.enum(names.palettes).optional(),
  place: z.enum(names.places).optional(),
  sun: z.boolean().optional(),
  gaze: z.number().min(-5).max(5).optional(),
  away: z.boolean().optional(),
  roll: z.number().min(-15).max(15).optional(),
  lift: z.number().min(-0.15).max(0.15).optional(),
  ratio: z.enum(names.ratios).optional(),
  title: z.string().min(1).optional(),
}) satisfies z.ZodType<names.PortraitOptions>
