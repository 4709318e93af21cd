/** An amount as typed, whole and hundredths, in minor units; null for what is not known. */
export function readAmount(text: string): number | null {
  const amount = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(amount) ? null : Math.round(amount * 100)
}
