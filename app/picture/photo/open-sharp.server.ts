async function load() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let opened: ReturnType<typeof load> | undefined

/**
 * The image library, loaded when the first picture is made: the start of the process does not wait for it. One thread a
 * picture leaves the other cores to the pages; what is kept on the disk need not be kept in memory.
 */
export function openSharp() {
  opened ??= load()
  return opened
}
