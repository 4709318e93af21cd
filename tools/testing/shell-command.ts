import { readFile } from 'node:fs/promises'

/** Splits a command as a shell does: quotes, variables within double quotes, continued lines. */
function splitCommand(command: string, variables: Record<string, string>): string[] {
  const words = command.replaceAll('\\\n', ' ').matchAll(/'((?:[^']|'\\'')*)'|"([^"]*)"|(\S+)/g)
  return [...words].map(([, single, double, bare]) => {
    if (single !== undefined) return single.replaceAll(`'\\''`, "'")
    if (double === undefined) return bare ?? ''
    return double.replaceAll(/\$([A-Z_]+)/g, (_, name: string) => variables[name] ?? '')
  })
}

interface CommandParts {
  /** The values of shell variables. */
  variables: Record<string, string>
  /** The path of a file named in the command. */
  file: string
}

/** The request of a curl command, for the options that the reference prints. */
export async function requestOf(command: string, { variables, file }: CommandParts): Promise<Request> {
  const [program, address = '', ...options] = splitCommand(command, variables)
  if (program !== 'curl') throw new Error(`not a curl command: ${command}`)
  const headers = new Headers()
  const form = new FormData()
  let method: string | undefined
  let body: string | undefined
  for (let i = 0; i < options.length; i += 2) {
    const [option, value = ''] = options.slice(i, i + 2)
    const [, name = '', text = ''] = /^([^:=]+)(?:: |=)(.*)$/s.exec(value) ?? []
    if (option === '-X') method = value
    else if (option === '-H') headers.append(name, text)
    else if (option === '-d') body = value
    else if (option !== '-F') throw new Error(`an option that is not printed: ${option}`)
    else form.append(name, text.startsWith('@') ? new Blob([await readFile(file)]) : text)
  }
  const isForm = [...form].length > 0
  const sent = isForm ? form : body
  return new Request(address, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  })
}
