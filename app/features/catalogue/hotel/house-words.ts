import { m } from '#app/paraglide/messages.js'
import type { HouseKeys } from '#art/houses/house-keys.ts'

/** How many of what: what it is built of says what it is called. */
function counted({ walls, roof, houses: count }: HouseKeys): string {
  if (roof === 'dome') return m.house_count_dome({ count })
  if (walls === 'canvas') return m.house_count_tent({ count })
  if (walls === 'hull') return m.house_count_boat({ count })
  return roof === 'cone' ? m.house_count_round({ count }) : m.house_count({ count })
}

/** What the drawing of a house shows, from its six keys: its alternative text. On the server: it takes all the words. */
export function houseInWords(keys: HouseKeys): string {
  const words = {
    houses: counted(keys),
    walls: m[`house_walls_${keys.walls}`](),
    floors: m[`house_floors_${keys.floors}`](),
    roof: m[`house_roof_${keys.roof}`](),
    setting: m[`house_setting_${keys.setting}`](),
  }
  if (keys.water === 'none') return m.house_drawing(words)
  return m.house_drawing_water({ ...words, water: m[`house_water_${keys.water}`]() })
}
