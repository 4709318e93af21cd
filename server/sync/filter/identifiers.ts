/** Identifiers as PostgreSQL reads them: plain ones are folded to lower case, quoted ones are kept. */

const NAME = /^\s*(?:"((?:[^"]|"")+)"|([A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*))\s*/

/** Parses names joined by a separator. Returns null for anything else. */
function readNames(text: string, separator: string): string[] | null {
  const names: string[] = []
  let rest = text
  for (;;) {
    const [whole, quoted, plain] = NAME.exec(rest) ?? []
    if (whole === undefined) return null
    names.push(quoted === undefined ? (plain ?? '').toLowerCase() : quoted.replaceAll('""', '"'))
    rest = rest.slice(whole.length)
    if (rest === '') return names
    if (!rest.startsWith(separator)) return null
    rest = rest.slice(1)
  }
}

/** Parses `t`, `schema.t`, `"Schema"."T"`. Returns null if it is not a table name. */
export function parseTableName(text: string): { schema: string; name: string } | null {
  const names = readNames(text, '.')
  if (!names || names.length > 2) return null
  const [first = '', second] = names
  return second === undefined ? { schema: 'public', name: first } : { schema: first, name: second }
}

/** Parses a client's list of columns. Returns null if it is not one. */
export function parseColumnList(text: string): string[] | null {
  return readNames(text, ',')
}

/** A quoted SQL identifier. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A quoted SQL string, whatever the setting of `standard_conforming_strings`. */
export function quoteText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted
}
