import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The minimum of a node:http server: sends one file's bytes for every request, with the given headers (a JSON list of
 * alternating names and values). Reports its port to its parent.
 */
const [, , file = '', headers] = process.argv
const bytes = readFileSync(file)
const list: string[] | undefined = headers && JSON.parse(headers)
const server = createServer((_request, response) =>
  (list ? response.writeHead(200, list) : response).end(bytes),
)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
