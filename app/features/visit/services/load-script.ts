const loads = new Map<string, Promise<void>>()

/** Loads a script once, however often it is requested. Rejects if it fails to load. */
export function loadScript(address: string): Promise<void> {
  const known = loads.get(address)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${address} did not come`))
    document.head.append(script)
  })
  loads.set(address, load)
  return load
}
