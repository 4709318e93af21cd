const body = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s

/** Combines drawings into one SVG sprite of symbols, each with its name as id. `draw` returns the SVG of a name. */
export function iconSprite(names: readonly string[], draw: (name: string) => string): string {
  const symbols = names.map(name => {
    const [, box, shapes] = body.exec(draw(name)) ?? []
    if (!box || !shapes) throw new Error(`The icon ${name} is not a drawing with a viewBox`)
    return `<symbol id="${name}" viewBox="${box}">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
