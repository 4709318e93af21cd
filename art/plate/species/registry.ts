import type { Species } from '#art/plate/species.ts'
import { blueMorpho } from './arthropods/blue-morpho.ts'
import { orangeKneedTarantula } from './arthropods/orange-kneed-tarantula.ts'
import { crimsonFrontedParakeet } from './birds/crimson-fronted-parakeet.ts'
import { fieryBilledAracari } from './birds/fiery-billed-aracari.ts'
import { fieryThroatedHummingbird } from './birds/fiery-throated-hummingbird.ts'
import { greatBlueTuraco } from './birds/great-blue-turaco.ts'
import { greatGreenMacaw } from './birds/great-green-macaw.ts'
import { greatHornbill } from './birds/great-hornbill.ts'
import { hoatzin } from './birds/hoatzin.ts'
import { keelBilledToucan } from './birds/keel-billed-toucan.ts'
import { quetzal } from './birds/quetzal.ts'
import { redAndGreenMacaw } from './birds/red-and-green-macaw.ts'
import { scarletMacaw } from './birds/scarlet-macaw.ts'
import { swordBilledHummingbird } from './birds/sword-billed-hummingbird.ts'
import { todyMotmot } from './birds/tody-motmot.ts'
import { violetSabrewing } from './birds/violet-sabrewing.ts'
import { andeanCondor } from './birds-of-prey/andean-condor.ts'
import { blackVulture } from './birds-of-prey/black-vulture.ts'
import { broadWingedHawk } from './birds-of-prey/broad-winged-hawk.ts'
import { orangeBreastedFalcon } from './birds-of-prey/orange-breasted-falcon.ts'
import { ornateHawkEagle } from './birds-of-prey/ornate-hawk-eagle.ts'
import { osprey } from './birds-of-prey/osprey.ts'
import { cheetah } from './carnivores/cheetah.ts'
import { giantOtter } from './carnivores/giant-otter.ts'
import { jaguar } from './carnivores/jaguar.ts'
import { kinkajou } from './carnivores/kinkajou.ts'
import { leopard } from './carnivores/leopard.ts'
import { lion } from './carnivores/lion.ts'
import { neotropicalOtter } from './carnivores/neotropical-otter.ts'
import { raccoon } from './carnivores/raccoon.ts'
import { whiteNosedCoati } from './carnivores/white-nosed-coati.ts'
import { blackGuan } from './fowl/black-guan.ts'
import { greatCurassow } from './fowl/great-curassow.ts'
import { hornedGuan } from './fowl/horned-guan.ts'
import { ocellatedTurkey } from './fowl/ocellated-turkey.ts'
import { redEyedFrog } from './frogs/red-eyed-frog.ts'
import { strawberryPoisonFrog } from './frogs/strawberry-poison-frog.ts'
import { africanElephant } from './grazers/african-elephant.ts'
import { asianElephant } from './grazers/asian-elephant.ts'
import { bairdsTapir } from './grazers/bairds-tapir.ts'
import { blackRhinoceros } from './grazers/black-rhinoceros.ts'
import { blueWildebeest } from './grazers/blue-wildebeest.ts'
import { gerenuk } from './grazers/gerenuk.ts'
import { giraffe } from './grazers/giraffe.ts'
import { hippopotamus } from './grazers/hippopotamus.ts'
import { plainsZebra } from './grazers/plains-zebra.ts'
import { vicuna } from './grazers/vicuna.ts'
import { waterBuffalo } from './grazers/water-buffalo.ts'
import { whiteLippedPeccary } from './grazers/white-lipped-peccary.ts'
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
import { goldenMonkey } from './primates/golden-monkey.ts'
import { mantledHowler } from './primates/mantled-howler.ts'
import { mountainGorilla } from './primates/mountain-gorilla.ts'
import { spiderMonkey } from './primates/spider-monkey.ts'
import { squirrelMonkey } from './primates/squirrel-monkey.ts'
import { sumatranOrangutan } from './primates/sumatran-orangutan.ts'
import { whiteFacedCapuchin } from './primates/white-faced-capuchin.ts'
import { yucatanBlackHowler } from './primates/yucatan-black-howler.ts'
import { galapagosTortoise } from './reptiles/galapagos-tortoise.ts'
import { greenBasilisk } from './reptiles/green-basilisk.ts'
import { greenTurtle } from './reptiles/green-turtle.ts'
import { komodoDragon } from './reptiles/komodo-dragon.ts'
import { leatherbackTurtle } from './reptiles/leatherback-turtle.ts'
import { marineIguana } from './reptiles/marine-iguana.ts'
import { nileCrocodile } from './reptiles/nile-crocodile.ts'
import { oliveRidleyTurtle } from './reptiles/olive-ridley-turtle.ts'
import { sideStripedViper } from './reptiles/side-striped-viper.ts'
import { spectacledCaiman } from './reptiles/spectacled-caiman.ts'
import { spinyTailedIguana } from './reptiles/spiny-tailed-iguana.ts'
import { bottlenoseDolphin } from './sea/bottlenose-dolphin.ts'
import { humpbackWhale } from './sea/humpback-whale.ts'
import { irrawaddyDolphin } from './sea/irrawaddy-dolphin.ts'
import { nurseShark } from './sea/nurse-shark.ts'
import { reefManta } from './sea/reef-manta.ts'
import { spottedDolphin } from './sea/spotted-dolphin.ts'
import { westIndianManatee } from './sea/west-indian-manatee.ts'
import { whaleShark } from './sea/whale-shark.ts'
import { whitetipReefShark } from './sea/whitetip-reef-shark.ts'
import { galapagosPenguin } from './seabirds/galapagos-penguin.ts'
import { humboldtPenguin } from './seabirds/humboldt-penguin.ts'
import { magnificentFrigatebird } from './seabirds/magnificent-frigatebird.ts'
import { redFootedBooby } from './seabirds/red-footed-booby.ts'
import { wavedAlbatross } from './seabirds/waved-albatross.ts'
import { capybara } from './small-mammals/capybara.ts'
import { honduranWhiteBat } from './small-mammals/honduran-white-bat.ts'
import { montaneSquirrel } from './small-mammals/montane-squirrel.ts'
import { threeToedSloth } from './small-mammals/three-toed-sloth.ts'
import { twoToedSloth } from './small-mammals/two-toed-sloth.ts'
import { andeanCockOfTheRock } from './songbirds/andean-cock-of-the-rock.ts'
import { baliMyna } from './songbirds/bali-myna.ts'
import { bareNeckedUmbrellabird } from './songbirds/bare-necked-umbrellabird.ts'
import { clayColoredThrush } from './songbirds/clay-colored-thrush.ts'
import { collaredRedstart } from './songbirds/collared-redstart.ts'
import { greenTailedSunbird } from './songbirds/green-tailed-sunbird.ts'
import { longTailedSilkyFlycatcher } from './songbirds/long-tailed-silky-flycatcher.ts'
import { mekongWagtail } from './songbirds/mekong-wagtail.ts'
import { montezumaOropendola } from './songbirds/montezuma-oropendola.ts'
import { pinkHeadedWarbler } from './songbirds/pink-headed-warbler.ts'
import { redBirdOfParadise } from './songbirds/red-bird-of-paradise.ts'
import { sootyThrush } from './songbirds/sooty-thrush.ts'
import { threeWattledBellbird } from './songbirds/three-wattled-bellbird.ts'
import { volcanoJunco } from './songbirds/volcano-junco.ts'
import { whiteThroatedMagpieJay } from './songbirds/white-throated-magpie-jay.ts'
import { americanFlamingo } from './water-birds/american-flamingo.ts'
import { asianOpenbill } from './water-birds/asian-openbill.ts'
import { blueFootedBooby } from './water-birds/blue-footed-booby.ts'
import { brownPelican } from './water-birds/brown-pelican.ts'
import { greaterAdjutant } from './water-birds/greater-adjutant.ts'
import { greyCrownedCrane } from './water-birds/grey-crowned-crane.ts'
import { jabiru } from './water-birds/jabiru.ts'
import { lesserFlamingo } from './water-birds/lesser-flamingo.ts'
import { riverLapwing } from './water-birds/river-lapwing.ts'
import { sarusCrane } from './water-birds/sarus-crane.ts'
import { shoebill } from './water-birds/shoebill.ts'
import { spotBilledPelican } from './water-birds/spot-billed-pelican.ts'
import { sunbittern } from './water-birds/sunbittern.ts'
import { titicacaGrebe } from './water-birds/titicaca-grebe.ts'

/** Every plate by its key, room by room. */
export const SPECIES = {
  'black-guan': blackGuan,
  'crimson-fronted-parakeet': crimsonFrontedParakeet,
  'fiery-billed-aracari': fieryBilledAracari,
  'fiery-throated-hummingbird': fieryThroatedHummingbird,
  'great-curassow': greatCurassow,
  'ocellated-turkey': ocellatedTurkey,
  'horned-guan': hornedGuan,
  'great-green-macaw': greatGreenMacaw,
  'great-hornbill': greatHornbill,
  hoatzin: hoatzin,
  'keel-billed-toucan': keelBilledToucan,
  quetzal: quetzal,
  'scarlet-macaw': scarletMacaw,
  'tody-motmot': todyMotmot,
  'violet-sabrewing': violetSabrewing,
  'great-blue-turaco': greatBlueTuraco,
  'red-and-green-macaw': redAndGreenMacaw,
  'sword-billed-hummingbird': swordBilledHummingbird,
  'andean-cock-of-the-rock': andeanCockOfTheRock,
  'bare-necked-umbrellabird': bareNeckedUmbrellabird,
  'clay-colored-thrush': clayColoredThrush,
  'collared-redstart': collaredRedstart,
  'long-tailed-silky-flycatcher': longTailedSilkyFlycatcher,
  'montezuma-oropendola': montezumaOropendola,
  'sooty-thrush': sootyThrush,
  'three-wattled-bellbird': threeWattledBellbird,
  'volcano-junco': volcanoJunco,
  'white-throated-magpie-jay': whiteThroatedMagpieJay,
  'red-bird-of-paradise': redBirdOfParadise,
  'bali-myna': baliMyna,
  'pink-headed-warbler': pinkHeadedWarbler,
  'green-tailed-sunbird': greenTailedSunbird,
  'mekong-wagtail': mekongWagtail,
  'american-flamingo': americanFlamingo,
  'blue-footed-booby': blueFootedBooby,
  'brown-pelican': brownPelican,
  'grey-crowned-crane': greyCrownedCrane,
  jabiru: jabiru,
  'sarus-crane': sarusCrane,
  shoebill: shoebill,
  sunbittern: sunbittern,
  'lesser-flamingo': lesserFlamingo,
  'greater-adjutant': greaterAdjutant,
  'asian-openbill': asianOpenbill,
  'river-lapwing': riverLapwing,
  'spot-billed-pelican': spotBilledPelican,
  'titicaca-grebe': titicacaGrebe,
  'magnificent-frigatebird': magnificentFrigatebird,
  'galapagos-penguin': galapagosPenguin,
  'humboldt-penguin': humboldtPenguin,
  'waved-albatross': wavedAlbatross,
  'red-footed-booby': redFootedBooby,
  'andean-condor': andeanCondor,
  'black-vulture': blackVulture,
  'broad-winged-hawk': broadWingedHawk,
  'ornate-hawk-eagle': ornateHawkEagle,
  osprey: osprey,
  'orange-breasted-falcon': orangeBreastedFalcon,
  'bornean-orangutan': borneanOrangutan,
  chimpanzee: chimpanzee,
  'golden-monkey': goldenMonkey,
  'mantled-howler': mantledHowler,
  'mountain-gorilla': mountainGorilla,
  'spider-monkey': spiderMonkey,
  'squirrel-monkey': squirrelMonkey,
  'sumatran-orangutan': sumatranOrangutan,
  'white-faced-capuchin': whiteFacedCapuchin,
  'yucatan-black-howler': yucatanBlackHowler,
  cheetah: cheetah,
  'giant-otter': giantOtter,
  jaguar: jaguar,
  kinkajou: kinkajou,
  leopard: leopard,
  lion: lion,
  'neotropical-otter': neotropicalOtter,
  raccoon: raccoon,
  'white-nosed-coati': whiteNosedCoati,
  'african-elephant': africanElephant,
  'asian-elephant': asianElephant,
  'bairds-tapir': bairdsTapir,
  'black-rhinoceros': blackRhinoceros,
  'blue-wildebeest': blueWildebeest,
  gerenuk: gerenuk,
  giraffe: giraffe,
  hippopotamus: hippopotamus,
  'plains-zebra': plainsZebra,
  vicuna: vicuna,
  'water-buffalo': waterBuffalo,
  'white-lipped-peccary': whiteLippedPeccary,
  capybara: capybara,
  'honduran-white-bat': honduranWhiteBat,
  'montane-squirrel': montaneSquirrel,
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
  'spectacled-caiman': spectacledCaiman,
  'spiny-tailed-iguana': spinyTailedIguana,
  'red-eyed-frog': redEyedFrog,
  'strawberry-poison-frog': strawberryPoisonFrog,
  'blue-morpho': blueMorpho,
  'orange-kneed-tarantula': orangeKneedTarantula,
  'bottlenose-dolphin': bottlenoseDolphin,
  'humpback-whale': humpbackWhale,
  'irrawaddy-dolphin': irrawaddyDolphin,
  'nurse-shark': nurseShark,
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
