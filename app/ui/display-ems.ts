/** Phudu's heavy capitals by their advance in hundredths of an em; every other letter is near the usual one. */
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

/** How wide a name runs in Phudu's capitals, in ems: a title is set to fill its line by it. */
export function displayEms(name: string): number {
  return [...name.toUpperCase()].reduce((sum, letter) => sum + advanceOf(letter), 0) / 100
}

/** How wide the widest word of a name runs, in ems, as CSS: no line is narrower. What a space keeps together is one. */
export function widestWord(name: string): string {
  return Math.max(...name.split(/[ -]/).map(displayEms)).toFixed(2)
}
