/** Names in PostgreSQL's spelling: plain ones are folded to lower case, quoted ones stand as they are. */

const NAME = /^\s*(?:"((?:[^"]|"")+)"|([A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*))\s*/

/** Reads names with a separator between them; null for anything else. */
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

/** `t`, `schema.t`, `"Schema"."T"`; null for what is not the name of a table. */
export function parseTableName(text: string): { schema: string; name: string } | null {
  const names = readNames(text, '.')
  if (!names || names.length > 2) return null
  const [first = '', second] = names
  return second === undefined ? { schema: 'public', name: first } : { schema: first, name: second }
}

/** Columns as a client lists them; null for what is not such a list. */
export function parseColumnList(text: string): string[] | null {
  return readNames(text, ',')
}

/** A name as SQL has it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text as SQL has it, whatever `standard_conforming_strings` says. */
export function quoteText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted
}
