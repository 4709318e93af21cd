import { m } from '#app/paraglide/messages.js'
import type { RedListStatus } from '#database/values/catalogue-kinds.ts'
import type { SpeciesKind } from './species.ts'

/** Heading of a kind: "Mammals". */
export function kindName(kind: SpeciesKind): string {
  const names = {
    mammal: m.species_mammals,
    bird: m.species_birds,
    reptile: m.species_reptiles,
    amphibian: m.species_amphibians,
    fish: m.species_fish,
    insect: m.species_insects,
    plant: m.species_plants,
  }
  return names[kind]()
}

/** Name of a Red List category: "Vulnerable". */
export function redListName(status: RedListStatus): string {
  const names = {
    LC: m.species_red_list_lc,
    NT: m.species_red_list_nt,
    VU: m.species_red_list_vu,
    EN: m.species_red_list_en,
    CR: m.species_red_list_cr,
    DD: m.species_red_list_dd,
  }
  return names[status]()
}
