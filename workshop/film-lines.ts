import { type Setting, setLine } from '#art/lettering/lettering.server.ts'

/**
 * Breaks a text into one or two lines, as even as its words allow. @throws if two lines of this width cannot hold it.
 */
export function evenLines(text: string, setting: Setting, width: number): string[] {
  const widthOf = (line: string) => setLine(line, setting).width
  if (widthOf(text) <= width) return [text]
  const words = text.split(' ')
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const wider = (lines: string[]) => Math.max(...lines.map(widthOf))
  const [best] = breaks.toSorted((a, b) => wider(a) - wider(b))
  if (!best || wider(best) > width) throw new Error(`“${text}” takes more than two lines`)
  return best
}
