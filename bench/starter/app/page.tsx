/** What bench/starter/serve.ts puts there: one of our pages, as one string that costs nothing to render. */
declare global {
  var starterPage: string
}

/** In the browser it stays as the server wrote it. */
export default function Page() {
  const html = typeof document === 'undefined' ? globalThis.starterPage : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, in a measurement
  return <main suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
