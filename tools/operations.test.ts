import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { environment } from '#server/start/config.ts'

const settings = Object.keys(environment.shape)
const read = (path: string) => readFileSync(path, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const instructions = read('Dockerfile')
  .replaceAll(/^#.*$/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .map(line => line.trim())
  .filter(line => line !== '')

/** Folders that the image's build creates; everything else is in the repository. */
const MADE = ['node_modules', 'build']

describe('the image', () => {
  it('copies existing files, and none that .dockerignore excludes', () => {
    const ignored = read('.dockerignore').split('\n')
    const copied = instructions
      .filter(line => line.startsWith('COPY'))
      .flatMap(line => {
        const [first = '', ...rest] = line.split(/\s+/).slice(1)
        const isStaged = first.startsWith('--from=')
        return (isStaged ? rest : [first, ...rest]).slice(0, -1).map(path => ({ path, isStaged }))
      })
    expect(copied.length).toBeGreaterThan(10)
    for (const { path, isStaged } of copied) {
      const own = path.replace(/^\/ceiba\//, '')
      const isMade = isStaged && MADE.includes(own)
      expect(isMade || existsSync(own), `${path} is there`).toBe(true)
      expect(isMade || !ignored.includes(own), `${path} is not ignored`).toBe(true)
    }
  })

  it('is built and run by the commands of package.json', () => {
    const run = instructions.filter(line => line.startsWith('RUN')).join(' ')
    for (const [, name = ''] of run.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(name)
    for (const [, path = ''] of run.matchAll(/ node (\S+)/g)) expect(existsSync(path), path).toBe(true)
    const command = JSON.parse(instructions.at(-1)?.replace(/^CMD /, '') ?? '') as string[]
    // The image is read-only, and only `npm start` keeps a compile cache.
    const start = scripts.start?.replace(/(?: MALLOC_\w+=\d+)+ NODE_COMPILE_CACHE=\S+/, '')
    expect(start).toBe(`NODE_ENV=production ${command.join(' ')}`)
    for (const [setting] of scripts.start?.matchAll(/MALLOC_\w+=\d+/g) ?? [])
      expect(instructions.find(line => line.startsWith('ENV'))).toContain(setting)
    for (const name of ['backup', 'restore', 'admin', 'demonstration:remove']) {
      const script = scripts[name]?.split(' ').at(-1) ?? ''
      const room = script.split('/')[0]
      expect(instructions, name).toContain(`COPY --from=build /ceiba/${room} ${room}`)
    }
  })

  it('has the Node that package.json pins, and does not run as root', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
    const bases = instructions.filter(line => line.startsWith('FROM'))
    for (const base of bases) expect(base).toContain(`node:${dependencies.node.split('.')[0]}-`)
    expect(instructions).toContain('USER node')
    expect(instructions.indexOf('USER node')).toBeGreaterThan(
      instructions.findLastIndex(line => line.startsWith('RUN')),
    )
  })
})

describe('compose.yaml', () => {
  interface Service {
    environment?: Record<string, unknown>
    volumes?: string[]
    read_only?: boolean
    depends_on?: string[] | Record<string, unknown>
  }
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }
  const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'))

  it('gives two nodes existing settings, the same secrets, and folders of their own', () => {
    expect(sites).toHaveLength(2)
    for (const [name, { environment = {}, volumes = [], read_only }] of sites) {
      for (const setting of Object.keys(environment)) expect(settings).toContain(setting)
      expect(environment).toEqual(sites[0]?.[1].environment)
      expect(read_only).toBe(true)
      expect(volumes).toContain(`${name}:/data`)
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '')
    }
  })

  it('has every node behind nginx', () => {
    const config = read('deploy/compose/nginx.conf')
    const upstream = [...config.matchAll(/^ {2}server (\S+):(\d+)(?!.*backup)/gm)].map(([, host, port]) => [
      host,
      port,
    ])
    expect(upstream).toEqual(sites.map(([name]) => [name, '3000']))
    expect(compose.services.nginx?.volumes).toEqual([
      expect.stringMatching(/^\.\/deploy\/compose\/nginx\.conf:/),
    ])
  })
})

describe('docs/operations.md', () => {
  const page = read('docs/operations.md')

  it('lists exactly the settings that the process reads', () => {
    const rows = [...page.matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    )
    expect(rows.toSorted()).toEqual(settings.toSorted())
  })

  it('names existing commands and metrics', () => {
    for (const [, name = ''] of page.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(name)
    const source = read('server/metrics/metrics.ts')
    const metrics = [...page.matchAll(/^\| `((?:ceiba|http)_\w+)/gm)].map(([, name]) => name)
    const counted = [...source.matchAll(/'((?:ceiba|http)_\w+)'/g)].map(([, name]) => name)
    expect(metrics.toSorted()).toEqual(counted.toSorted())
  })
})
