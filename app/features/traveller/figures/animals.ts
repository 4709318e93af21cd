import type { DaySky } from '#app/features/proposal/sky/sky.ts'

/** A name without what a place adds to it: Humpback whale, calving in the gulf. */
function kindOf(name: string): string {
  return name.split(',', 1)[0] ?? name
}

/**
 * What is about on these nights, each animal once, in the order one meets it. One that two places speak of in words of
 * their own goes by its name alone.
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
