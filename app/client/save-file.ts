/** Some browsers read the file only after the click event. */
const FREE_AFTER_MS = 60_000

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), FREE_AFTER_MS)
}
