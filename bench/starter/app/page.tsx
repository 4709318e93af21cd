/** Set by bench/starter/serve.ts: one of our pages as a single string, which costs nothing to render. */
declare global {
  var starterPage: string
}

/** The browser keeps it as the server wrote it. */
export default function Page() {
  const html = typeof document === 'undefined' ? globalThis.starterPage : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, in a measurement
  return <main suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
