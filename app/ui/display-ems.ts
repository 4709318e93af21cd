/** The advance widths of Phudu's heavy capitals in hundredths of an em; other letters are near the default. */
const ADVANCES = {
  23: ' \u00a0',
  27: 'IÍ',
  39: 'JL',
  43: 'EÉFT',
  49: 'CS',
  52: 'BPRZ',
  61: 'GOÓQ',
  70: 'M',
  75: 'W',
}
const USUAL_ADVANCE = 56

function advanceOf(letter: string): number {
  const known = Object.entries(ADVANCES).find(([, letters]) => letters.includes(letter))
  return known ? Number(known[0]) : USUAL_ADVANCE
}

/** The width of a name in Phudu's capitals, in ems, for titles that fill their line. */
export function displayEms(name: string): number {
  return [...name.toUpperCase()].reduce((sum, letter) => sum + advanceOf(letter), 0) / 100
}

/**
 * The width of the widest word of a name in ems, as CSS: no line can be narrower. Words joined by no-break spaces
 * count as one.
 */
export function widestWord(name: string): string {
  return Math.max(...name.split(/[ -]/).map(displayEms)).toFixed(2)
}
