const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 does not allow, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text escaped for an XML element or attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
}
