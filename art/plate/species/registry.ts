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
import { africanWildDog } from './carnivores/african-wild-dog.ts'
import { cheetah } from './carnivores/cheetah.ts'
import { giantOtter } from './carnivores/giant-otter.ts'
import { jaguar } from './carnivores/jaguar.ts'
import { kinkajou } from './carnivores/kinkajou.ts'
import { leopard } from './carnivores/leopard.ts'
import { lion } from './carnivores/lion.ts'
import { neotropicalOtter } from './carnivores/neotropical-otter.ts'
import { raccoon } from './carnivores/raccoon.ts'
import { spectacledBear } from './carnivores/spectacled-bear.ts'
import { whiteNosedCoati } from './carnivores/white-nosed-coati.ts'
import { blackGuan } from './fowl/black-guan.ts'
import { greatCurassow } from './fowl/great-curassow.ts'
import { hornedGuan } from './fowl/horned-guan.ts'
import { ocellatedTurkey } from './fowl/ocellated-turkey.ts'
import { redEyedFrog } from './frogs/red-eyed-frog.ts'
import { strawberryPoisonFrog } from './frogs/strawberry-poison-frog.ts'
import { pileatedGibbon } from './gibbons/pileated-gibbon.ts'
import { southernYellowCheekedGibbon } from './gibbons/southern-yellow-cheeked-gibbon.ts'
import { whiteHandedGibbon } from './gibbons/white-handed-gibbon.ts'
import { africanElephant } from './grazers/african-elephant.ts'
import { asianElephant } from './grazers/asian-elephant.ts'
import { bairdsTapir } from './grazers/bairds-tapir.ts'
import { blackRhinoceros } from './grazers/black-rhinoceros.ts'
import { blueWildebeest } from './grazers/blue-wildebeest.ts'
import { gerenuk } from './grazers/gerenuk.ts'
import { giraffe } from './grazers/giraffe.ts'
import { grevysZebra } from './grazers/grevys-zebra.ts'
import { hippopotamus } from './grazers/hippopotamus.ts'
import { plainsZebra } from './grazers/plains-zebra.ts'
import { ugandaKob } from './grazers/uganda-kob.ts'
import { vicuna } from './grazers/vicuna.ts'
import { waterBuffalo } from './grazers/water-buffalo.ts'
import { whiteLippedPeccary } from './grazers/white-lipped-peccary.ts'
import { whiteRhinoceros } from './grazers/white-rhinoceros.ts'
import { angolaColobus } from './leaf-monkeys/angola-colobus.ts'
import { blackShankedDouc } from './leaf-monkeys/black-shanked-douc.ts'
import { catBaLangur } from './leaf-monkeys/cat-ba-langur.ts'
import { delacoursLangur } from './leaf-monkeys/delacours-langur.ts'
import { duskyLangur } from './leaf-monkeys/dusky-langur.ts'
import { hatinhLangur } from './leaf-monkeys/hatinh-langur.ts'
import { javanLangur } from './leaf-monkeys/javan-langur.ts'
import { laoLangur } from './leaf-monkeys/lao-langur.ts'
import { proboscisMonkey } from './leaf-monkeys/proboscis-monkey.ts'
import { redShankedDouc } from './leaf-monkeys/red-shanked-douc.ts'
import { ugandanRedColobus } from './leaf-monkeys/ugandan-red-colobus.ts'
import { zanzibarRedColobus } from './leaf-monkeys/zanzibar-red-colobus.ts'
import { africanBaobab } from './plants/african-baobab.ts'
import { blackOrchid } from './plants/black-orchid.ts'
import { cacao } from './plants/cacao.ts'
import { ceiba } from './plants/ceiba.ts'
import { coffee } from './plants/coffee.ts'
import { frangipani } from './plants/frangipani.ts'
import { giantGroundsel } from './plants/giant-groundsel.ts'
import { giantLobelia } from './plants/giant-lobelia.ts'
import { guariaMorada } from './plants/guaria-morada.ts'
import { kerrsRafflesia } from './plants/kerrs-rafflesia.ts'
import { lobsterClawHeliconia } from './plants/lobster-claw-heliconia.ts'
import { queenOfTheAndes } from './plants/queen-of-the-andes.ts'
import { sacredLotus } from './plants/sacred-lotus.ts'
import { whiteNunOrchid } from './plants/white-nun-orchid.ts'
import { borneanOrangutan } from './primates/bornean-orangutan.ts'
import { chimpanzee } from './primates/chimpanzee.ts'
import { geoffroysTamarin } from './primates/geoffroys-tamarin.ts'
import { goldenMonkey } from './primates/golden-monkey.ts'
import { lhoestsMonkey } from './primates/lhoests-monkey.ts'
import { longTailedMacaque } from './primates/long-tailed-macaque.ts'
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
import { hawksbillTurtle } from './reptiles/hawksbill-turtle.ts'
import { komodoDragon } from './reptiles/komodo-dragon.ts'
import { leatherbackTurtle } from './reptiles/leatherback-turtle.ts'
import { marineIguana } from './reptiles/marine-iguana.ts'
import { moreletsCrocodile } from './reptiles/morelets-crocodile.ts'
import { nileCrocodile } from './reptiles/nile-crocodile.ts'
import { oliveRidleyTurtle } from './reptiles/olive-ridley-turtle.ts'
import { sideStripedViper } from './reptiles/side-striped-viper.ts'
import { spectacledCaiman } from './reptiles/spectacled-caiman.ts'
import { spinyTailedIguana } from './reptiles/spiny-tailed-iguana.ts'
import { waterMonitor } from './reptiles/water-monitor.ts'
import { bottlenoseDolphin } from './sea/bottlenose-dolphin.ts'
import { dugong } from './sea/dugong.ts'
import { galapagosSeaLion } from './sea/galapagos-sea-lion.ts'
import { humpbackWhale } from './sea/humpback-whale.ts'
import { irrawaddyDolphin } from './sea/irrawaddy-dolphin.ts'
import { nurseShark } from './sea/nurse-shark.ts'
import { reefManta } from './sea/reef-manta.ts'
import { southAmericanSeaLion } from './sea/south-american-sea-lion.ts'
import { spottedDolphin } from './sea/spotted-dolphin.ts'
import { spottedEagleRay } from './sea/spotted-eagle-ray.ts'
import { westIndianManatee } from './sea/west-indian-manatee.ts'
import { whaleShark } from './sea/whale-shark.ts'
import { whitetipReefShark } from './sea/whitetip-reef-shark.ts'
import { galapagosPenguin } from './seabirds/galapagos-penguin.ts'
import { humboldtPenguin } from './seabirds/humboldt-penguin.ts'
import { magnificentFrigatebird } from './seabirds/magnificent-frigatebird.ts'
import { redFootedBooby } from './seabirds/red-footed-booby.ts'
import { wavedAlbatross } from './seabirds/waved-albatross.ts'
import { blackGiantSquirrel } from './small-mammals/black-giant-squirrel.ts'
import { capybara } from './small-mammals/capybara.ts'
import { honduranWhiteBat } from './small-mammals/honduran-white-bat.ts'
import { laotianRockRat } from './small-mammals/laotian-rock-rat.ts'
import { lesserCapybara } from './small-mammals/lesser-capybara.ts'
import { lylesFlyingFox } from './small-mammals/lyles-flying-fox.ts'
import { montaneSquirrel } from './small-mammals/montane-squirrel.ts'
import { mountainViscacha } from './small-mammals/mountain-viscacha.ts'
import { strawColouredFruitBat } from './small-mammals/straw-coloured-fruit-bat.ts'
import { threeToedSloth } from './small-mammals/three-toed-sloth.ts'
import { twoToedSloth } from './small-mammals/two-toed-sloth.ts'
import { wrinkleLippedBat } from './small-mammals/wrinkle-lipped-bat.ts'
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
  'geoffroys-tamarin': geoffroysTamarin,
  'golden-monkey': goldenMonkey,
  'lhoests-monkey': lhoestsMonkey,
  'long-tailed-macaque': longTailedMacaque,
  'mantled-howler': mantledHowler,
  'mountain-gorilla': mountainGorilla,
  'spider-monkey': spiderMonkey,
  'squirrel-monkey': squirrelMonkey,
  'sumatran-orangutan': sumatranOrangutan,
  'white-faced-capuchin': whiteFacedCapuchin,
  'yucatan-black-howler': yucatanBlackHowler,
  'pileated-gibbon': pileatedGibbon,
  'southern-yellow-cheeked-gibbon': southernYellowCheekedGibbon,
  'white-handed-gibbon': whiteHandedGibbon,
  'angola-colobus': angolaColobus,
  'black-shanked-douc': blackShankedDouc,
  'cat-ba-langur': catBaLangur,
  'delacours-langur': delacoursLangur,
  'dusky-langur': duskyLangur,
  'hatinh-langur': hatinhLangur,
  'javan-langur': javanLangur,
  'lao-langur': laoLangur,
  'proboscis-monkey': proboscisMonkey,
  'red-shanked-douc': redShankedDouc,
  'ugandan-red-colobus': ugandanRedColobus,
  'zanzibar-red-colobus': zanzibarRedColobus,
  'african-wild-dog': africanWildDog,
  cheetah: cheetah,
  'giant-otter': giantOtter,
  jaguar: jaguar,
  kinkajou: kinkajou,
  leopard: leopard,
  lion: lion,
  'neotropical-otter': neotropicalOtter,
  raccoon: raccoon,
  'spectacled-bear': spectacledBear,
  'white-nosed-coati': whiteNosedCoati,
  'african-elephant': africanElephant,
  'asian-elephant': asianElephant,
  'bairds-tapir': bairdsTapir,
  'black-rhinoceros': blackRhinoceros,
  'blue-wildebeest': blueWildebeest,
  gerenuk: gerenuk,
  giraffe: giraffe,
  'grevys-zebra': grevysZebra,
  hippopotamus: hippopotamus,
  'plains-zebra': plainsZebra,
  'uganda-kob': ugandaKob,
  vicuna: vicuna,
  'water-buffalo': waterBuffalo,
  'white-lipped-peccary': whiteLippedPeccary,
  'white-rhinoceros': whiteRhinoceros,
  'black-giant-squirrel': blackGiantSquirrel,
  capybara: capybara,
  'honduran-white-bat': honduranWhiteBat,
  'laotian-rock-rat': laotianRockRat,
  'lesser-capybara': lesserCapybara,
  'lyles-flying-fox': lylesFlyingFox,
  'montane-squirrel': montaneSquirrel,
  'mountain-viscacha': mountainViscacha,
  'straw-coloured-fruit-bat': strawColouredFruitBat,
  'three-toed-sloth': threeToedSloth,
  'two-toed-sloth': twoToedSloth,
  'wrinkle-lipped-bat': wrinkleLippedBat,
  'galapagos-tortoise': galapagosTortoise,
  'green-basilisk': greenBasilisk,
  'green-turtle': greenTurtle,
  'hawksbill-turtle': hawksbillTurtle,
  'komodo-dragon': komodoDragon,
  'leatherback-turtle': leatherbackTurtle,
  'marine-iguana': marineIguana,
  'morelets-crocodile': moreletsCrocodile,
  'nile-crocodile': nileCrocodile,
  'olive-ridley-turtle': oliveRidleyTurtle,
  'side-striped-viper': sideStripedViper,
  'spectacled-caiman': spectacledCaiman,
  'spiny-tailed-iguana': spinyTailedIguana,
  'water-monitor': waterMonitor,
  'red-eyed-frog': redEyedFrog,
  'strawberry-poison-frog': strawberryPoisonFrog,
  'blue-morpho': blueMorpho,
  'orange-kneed-tarantula': orangeKneedTarantula,
  'bottlenose-dolphin': bottlenoseDolphin,
  dugong: dugong,
  'galapagos-sea-lion': galapagosSeaLion,
  'humpback-whale': humpbackWhale,
  'irrawaddy-dolphin': irrawaddyDolphin,
  'nurse-shark': nurseShark,
  'reef-manta': reefManta,
  'south-american-sea-lion': southAmericanSeaLion,
  'spotted-dolphin': spottedDolphin,
  'spotted-eagle-ray': spottedEagleRay,
  'west-indian-manatee': westIndianManatee,
  'whale-shark': whaleShark,
  'whitetip-reef-shark': whitetipReefShark,
  'african-baobab': africanBaobab,
  'black-orchid': blackOrchid,
  cacao: cacao,
  ceiba: ceiba,
  coffee: coffee,
  frangipani: frangipani,
  'giant-groundsel': giantGroundsel,
  'giant-lobelia': giantLobelia,
  'guaria-morada': guariaMorada,
  'kerrs-rafflesia': kerrsRafflesia,
  'lobster-claw-heliconia': lobsterClawHeliconia,
  'queen-of-the-andes': queenOfTheAndes,
  'sacred-lotus': sacredLotus,
  'white-nun-orchid': whiteNunOrchid,
} as const satisfies Record<string, Species>

export type SpeciesKey = keyof typeof SPECIES
