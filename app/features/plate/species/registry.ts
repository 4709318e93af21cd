import type { Species } from '#app/features/plate/species.ts'
import { americanFlamingo } from './birds/american-flamingo.ts'
import { keelBilledToucan } from './birds/keel-billed-toucan.ts'
import { quetzal } from './birds/quetzal.ts'
import { sarusCrane } from './birds/sarus-crane.ts'
import { scarletMacaw } from './birds/scarlet-macaw.ts'
import { shoebill } from './birds/shoebill.ts'
import { giantOtter } from './carnivores/giant-otter.ts'
import { jaguar } from './carnivores/jaguar.ts'
import { lion } from './carnivores/lion.ts'
import { strawberryPoisonFrog } from './frogs/strawberry-poison-frog.ts'
import { africanElephant } from './grazers/african-elephant.ts'
import { asianElephant } from './grazers/asian-elephant.ts'
import { blackRhinoceros } from './grazers/black-rhinoceros.ts'
import { giraffe } from './grazers/giraffe.ts'
import { hippopotamus } from './grazers/hippopotamus.ts'
import { plainsZebra } from './grazers/plains-zebra.ts'
import { waterBuffalo } from './grazers/water-buffalo.ts'
import { blueMorpho } from './insects/blue-morpho.ts'
import { africanBaobab } from './plants/african-baobab.ts'
import { borneanOrangutan } from './primates/bornean-orangutan.ts'
import { chimpanzee } from './primates/chimpanzee.ts'
import { mantledHowler } from './primates/mantled-howler.ts'
import { mountainGorilla } from './primates/mountain-gorilla.ts'
import { whiteFacedCapuchin } from './primates/white-faced-capuchin.ts'
import { galapagosTortoise } from './reptiles/galapagos-tortoise.ts'
import { komodoDragon } from './reptiles/komodo-dragon.ts'
import { humpbackWhale } from './sea/humpback-whale.ts'
import { irrawaddyDolphin } from './sea/irrawaddy-dolphin.ts'

/** Every plate by its key, room by room. */
export const SPECIES = {
  'american-flamingo': americanFlamingo,
  'keel-billed-toucan': keelBilledToucan,
  quetzal: quetzal,
  'sarus-crane': sarusCrane,
  'scarlet-macaw': scarletMacaw,
  shoebill: shoebill,
  'bornean-orangutan': borneanOrangutan,
  chimpanzee: chimpanzee,
  'mantled-howler': mantledHowler,
  'mountain-gorilla': mountainGorilla,
  'white-faced-capuchin': whiteFacedCapuchin,
  'giant-otter': giantOtter,
  jaguar: jaguar,
  lion: lion,
  'african-elephant': africanElephant,
  'asian-elephant': asianElephant,
  'black-rhinoceros': blackRhinoceros,
  giraffe: giraffe,
  hippopotamus: hippopotamus,
  'plains-zebra': plainsZebra,
  'water-buffalo': waterBuffalo,
  'galapagos-tortoise': galapagosTortoise,
  'komodo-dragon': komodoDragon,
  'strawberry-poison-frog': strawberryPoisonFrog,
  'blue-morpho': blueMorpho,
  'humpback-whale': humpbackWhale,
  'irrawaddy-dolphin': irrawaddyDolphin,
  'african-baobab': africanBaobab,
} as const satisfies Record<string, Species>

export type SpeciesKey = keyof typeof SPECIES
