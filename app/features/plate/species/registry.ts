import type { Species } from '#app/features/plate/species.ts'
import { americanFlamingo } from './birds/american-flamingo.ts'
import { andeanCondor } from './birds/andean-condor.ts'
import { blackGuan } from './birds/black-guan.ts'
import { blueFootedBooby } from './birds/blue-footed-booby.ts'
import { fieryThroatedHummingbird } from './birds/fiery-throated-hummingbird.ts'
import { greatGreenMacaw } from './birds/great-green-macaw.ts'
import { greyCrownedCrane } from './birds/grey-crowned-crane.ts'
import { keelBilledToucan } from './birds/keel-billed-toucan.ts'
import { montezumaOropendola } from './birds/montezuma-oropendola.ts'
import { ornateHawkEagle } from './birds/ornate-hawk-eagle.ts'
import { quetzal } from './birds/quetzal.ts'
import { sarusCrane } from './birds/sarus-crane.ts'
import { scarletMacaw } from './birds/scarlet-macaw.ts'
import { shoebill } from './birds/shoebill.ts'
import { sunbittern } from './birds/sunbittern.ts'
import { threeWattledBellbird } from './birds/three-wattled-bellbird.ts'
import { giantOtter } from './carnivores/giant-otter.ts'
import { jaguar } from './carnivores/jaguar.ts'
import { leopard } from './carnivores/leopard.ts'
import { lion } from './carnivores/lion.ts'
import { whiteNosedCoati } from './carnivores/white-nosed-coati.ts'
import { redEyedFrog } from './frogs/red-eyed-frog.ts'
import { strawberryPoisonFrog } from './frogs/strawberry-poison-frog.ts'
import { africanElephant } from './grazers/african-elephant.ts'
import { asianElephant } from './grazers/asian-elephant.ts'
import { bairdsTapir } from './grazers/bairds-tapir.ts'
import { blackRhinoceros } from './grazers/black-rhinoceros.ts'
import { blueWildebeest } from './grazers/blue-wildebeest.ts'
import { giraffe } from './grazers/giraffe.ts'
import { hippopotamus } from './grazers/hippopotamus.ts'
import { plainsZebra } from './grazers/plains-zebra.ts'
import { vicuna } from './grazers/vicuna.ts'
import { waterBuffalo } from './grazers/water-buffalo.ts'
import { whiteLippedPeccary } from './grazers/white-lipped-peccary.ts'
import { blueMorpho } from './insects/blue-morpho.ts'
import { africanBaobab } from './plants/african-baobab.ts'
import { cacao } from './plants/cacao.ts'
import { ceiba } from './plants/ceiba.ts'
import { coffee } from './plants/coffee.ts'
import { frangipani } from './plants/frangipani.ts'
import { giantGroundsel } from './plants/giant-groundsel.ts'
import { guariaMorada } from './plants/guaria-morada.ts'
import { lobsterClawHeliconia } from './plants/lobster-claw-heliconia.ts'
import { sacredLotus } from './plants/sacred-lotus.ts'
import { borneanOrangutan } from './primates/bornean-orangutan.ts'
import { chimpanzee } from './primates/chimpanzee.ts'
import { mantledHowler } from './primates/mantled-howler.ts'
import { mountainGorilla } from './primates/mountain-gorilla.ts'
import { spiderMonkey } from './primates/spider-monkey.ts'
import { squirrelMonkey } from './primates/squirrel-monkey.ts'
import { whiteFacedCapuchin } from './primates/white-faced-capuchin.ts'
import { galapagosTortoise } from './reptiles/galapagos-tortoise.ts'
import { greenBasilisk } from './reptiles/green-basilisk.ts'
import { greenTurtle } from './reptiles/green-turtle.ts'
import { komodoDragon } from './reptiles/komodo-dragon.ts'
import { leatherbackTurtle } from './reptiles/leatherback-turtle.ts'
import { marineIguana } from './reptiles/marine-iguana.ts'
import { nileCrocodile } from './reptiles/nile-crocodile.ts'
import { oliveRidleyTurtle } from './reptiles/olive-ridley-turtle.ts'
import { sideStripedViper } from './reptiles/side-striped-viper.ts'
import { humpbackWhale } from './sea/humpback-whale.ts'
import { irrawaddyDolphin } from './sea/irrawaddy-dolphin.ts'
import { reefManta } from './sea/reef-manta.ts'
import { spottedDolphin } from './sea/spotted-dolphin.ts'
import { westIndianManatee } from './sea/west-indian-manatee.ts'
import { whaleShark } from './sea/whale-shark.ts'
import { whitetipReefShark } from './sea/whitetip-reef-shark.ts'
import { honduranWhiteBat } from './small-mammals/honduran-white-bat.ts'
import { threeToedSloth } from './small-mammals/three-toed-sloth.ts'
import { twoToedSloth } from './small-mammals/two-toed-sloth.ts'

/** Every plate by its key, room by room. */
export const SPECIES = {
  'american-flamingo': americanFlamingo,
  'andean-condor': andeanCondor,
  'black-guan': blackGuan,
  'blue-footed-booby': blueFootedBooby,
  'fiery-throated-hummingbird': fieryThroatedHummingbird,
  'great-green-macaw': greatGreenMacaw,
  'grey-crowned-crane': greyCrownedCrane,
  'keel-billed-toucan': keelBilledToucan,
  'montezuma-oropendola': montezumaOropendola,
  'ornate-hawk-eagle': ornateHawkEagle,
  quetzal: quetzal,
  'sarus-crane': sarusCrane,
  'scarlet-macaw': scarletMacaw,
  shoebill: shoebill,
  sunbittern: sunbittern,
  'three-wattled-bellbird': threeWattledBellbird,
  'bornean-orangutan': borneanOrangutan,
  chimpanzee: chimpanzee,
  'mantled-howler': mantledHowler,
  'mountain-gorilla': mountainGorilla,
  'spider-monkey': spiderMonkey,
  'squirrel-monkey': squirrelMonkey,
  'white-faced-capuchin': whiteFacedCapuchin,
  'giant-otter': giantOtter,
  jaguar: jaguar,
  leopard: leopard,
  lion: lion,
  'white-nosed-coati': whiteNosedCoati,
  'african-elephant': africanElephant,
  'asian-elephant': asianElephant,
  'bairds-tapir': bairdsTapir,
  'black-rhinoceros': blackRhinoceros,
  'blue-wildebeest': blueWildebeest,
  giraffe: giraffe,
  hippopotamus: hippopotamus,
  'plains-zebra': plainsZebra,
  vicuna: vicuna,
  'water-buffalo': waterBuffalo,
  'white-lipped-peccary': whiteLippedPeccary,
  'honduran-white-bat': honduranWhiteBat,
  'three-toed-sloth': threeToedSloth,
  'two-toed-sloth': twoToedSloth,
  'galapagos-tortoise': galapagosTortoise,
  'green-basilisk': greenBasilisk,
  'green-turtle': greenTurtle,
  'komodo-dragon': komodoDragon,
  'leatherback-turtle': leatherbackTurtle,
  'marine-iguana': marineIguana,
  'nile-crocodile': nileCrocodile,
  'olive-ridley-turtle': oliveRidleyTurtle,
  'side-striped-viper': sideStripedViper,
  'red-eyed-frog': redEyedFrog,
  'strawberry-poison-frog': strawberryPoisonFrog,
  'blue-morpho': blueMorpho,
  'humpback-whale': humpbackWhale,
  'irrawaddy-dolphin': irrawaddyDolphin,
  'reef-manta': reefManta,
  'spotted-dolphin': spottedDolphin,
  'west-indian-manatee': westIndianManatee,
  'whale-shark': whaleShark,
  'whitetip-reef-shark': whitetipReefShark,
  'african-baobab': africanBaobab,
  cacao: cacao,
  ceiba: ceiba,
  coffee: coffee,
  frangipani: frangipani,
  'giant-groundsel': giantGroundsel,
  'guaria-morada': guariaMorada,
  'lobster-claw-heliconia': lobsterClawHeliconia,
  'sacred-lotus': sacredLotus,
} as const satisfies Record<string, Species>

export type SpeciesKey = keyof typeof SPECIES
