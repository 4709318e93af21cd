import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The least a node:http server can do: one file's bytes to everybody, with the headers that are named, as name and value by
 * turns in JSON. It tells its port to who started it.
 */
const [, , file = '', headers] = process.argv
const bytes = readFileSync(file)
const list: string[] | undefined = headers && JSON.parse(headers)
const server = createServer((_request, response) =>
  (list ? response.writeHead(200, list) : response).end(bytes),
)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
