async function load() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let opened: ReturnType<typeof load> | undefined

/**
 * Loads the image library with the first picture, so that the start of the process does not wait for it. One thread
 * per picture leaves the other cores to the pages; the disk cache makes one in memory unnecessary.
 */
export function openSharp() {
  opened ??= load()
  return opened
}
