/** The paths of all pages in the site's sitemap, in an order that does not depend on the content's. */
export async function allPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(origin + path)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  }
  const parts = await locations('/sitemap.xml')
  return (await Promise.all(parts.map(locations))).flat().toSorted((a, b) => (a < b ? -1 : 1))
}

/** At most so many of them, spread over the whole list. */
export function spread<Item>(list: readonly Item[], most: number): Item[] {
  const length = Math.min(most, list.length)
  return list.filter(
    (_, place) =>
      Math.floor((place * length) / list.length) !== Math.floor(((place - 1) * length) / list.length),
  )
}
