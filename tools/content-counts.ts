import { join } from 'node:path'
import { readCatalogue } from '#database/content/catalogue.ts'
import { type Count, countsOf, totalCounts } from '#database/content/checks/completeness/country-counts.ts'

/** Prints a country's counts of everything, one row for each country; a star marks what falls short. */

const { catalogue } = readCatalogue(join(process.cwd(), 'content'))
const rows = catalogue.folders.map(folder => ({ name: folder.tag, counts: countsOf(folder, catalogue) }))
const totals = totalCounts(catalogue)

const isShort = ({ found, least }: Count): boolean => found < least
/** A cell: the count; broken links are counted downwards from 0. */
const cell = (count: Count): string => `${Math.abs(count.found)}${isShort(count) ? '*' : ''}`

const NAME_WIDTH = 12
const names = rows[0]?.counts.map(({ what }) => what) ?? []
const labels = names.map(what => (what === 'links written' ? 'links unwritten' : what))
const letter = (i: number): string => String.fromCharCode('A'.charCodeAt(0) + i)
labels.forEach((label, i) => void process.stdout.write(`${letter(i)}  ${label}\n`))
const line = (name: string, cells: readonly string[]): void => {
  process.stdout.write(`${name.padEnd(NAME_WIDTH)}${cells.map(text => text.padStart(5)).join('')}\n`)
}
process.stdout.write('\n')
line(
  '',
  labels.map((_, i) => letter(i)),
)
line('at least', rows[0]?.counts.map(({ least }) => String(least)) ?? [])
for (const { name, counts } of rows) line(name, counts.map(cell))
process.stdout.write('\n')
for (const total of totals) process.stdout.write(`${total.what}: ${cell(total)} of at least ${total.least}\n`)
const short = [...rows.flatMap(({ counts }) => counts), ...totals].filter(isShort).length
process.stdout.write(short === 0 ? 'everything is there\n' : `${short} fall short (*)\n`)
process.exitCode = short === 0 ? 0 : 1
