import type { DaySky } from '#app/features/proposal/proposal/sky.ts'

/** The name without a place's detail: "Humpback whale, calving in the gulf" is "Humpback whale". */
function kindOf(name: string): string {
  return name.split(',', 1)[0] ?? name
}

/**
 * Wildlife on these nights, each animal once, in the order of the trip. If two places describe it differently, only
 * its name is used.
 */
export function animalsOf(sky: readonly (DaySky | null)[]): string[] {
  const names = [...new Set(sky.flatMap(each => each?.wildlife ?? []))]
  const kinds = names.map(kindOf)
  return [
    ...new Set(
      names.map(name => {
        const kind = kindOf(name)
        return kinds.filter(each => each === kind).length > 1 ? kind : name
      }),
    ),
  ]
}
