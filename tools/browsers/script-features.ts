import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { type ESTree, parseSync, Visitor } from 'vite'
import { lacking, NOTHING, type Unsupported } from './compat.ts'

const { elements = NOTHING, global_attributes: anywhere = NOTHING } = bcd.html
const { builtins = NOTHING } = bcd.javascript

/** Every member or event by its name, of whatever object: `showPopover`, `scrollend_event`. */
const members = new Map<string, CompatStatement[]>()
for (const owner of [bcd.api, builtins, builtins.Intl ?? NOTHING].flatMap(each =>
  Object.values<Identifier>(each),
))
  for (const [name, { __compat: known }] of Object.entries<Identifier>(owner))
    if (name !== '__compat' && known) members.set(name, [...(members.get(name) ?? []), known])

interface Found {
  feature: string
  known: CompatStatement[]
}

const statements = (...nodes: (Identifier | undefined)[]): CompatStatement[] =>
  nodes.flatMap(node => node?.__compat ?? []).slice(0, 1)

/** A global: `IntersectionObserver`, `requestIdleCallback`. */
function globally(name: string): Found {
  return { feature: `${name}()`, known: statements(bcd.api[name], builtins[name], bcd.api.Window?.[name]) }
}

/**
 * A static method such as `Promise.withResolvers`, or a method of an object of unknown type, for which any feature of
 * that name counts.
 */
function method(
  { object, property, computed }: ESTree.MemberExpression,
  imported: ReadonlySet<string>,
): Found[] {
  if (computed || property.type !== 'Identifier') return []
  const { name } = property
  if (object.type !== 'Identifier') return [{ feature: `.${name}()`, known: members.get(name) ?? [] }]
  if (imported.has(object.name)) return []
  const owner = builtins[object.name] ?? bcd.api[object.name]
  if (!owner) return [{ feature: `.${name}()`, known: members.get(name) ?? [] }]
  return [{ feature: `${object.name}.${name}()`, known: statements(owner[`${name}_static`], owner[name]) }]
}

function event(name: string): Found {
  return { feature: `${name} event`, known: members.get(`${name}_event`) ?? [] }
}

function element({ name, attributes }: ESTree.JSXOpeningElement): Found[] {
  if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return []
  const known = elements[name.name]
  return [
    { feature: `<${name.name}>`, known: statements(known) },
    ...attributes.flatMap(attribute => {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
      const asked = attribute.name.name
      if (/^on[A-Z]/.test(asked)) return [event(asked.slice(2).toLowerCase())]
      const written = asked.toLowerCase()
      return [
        { feature: `<${name.name} ${written}>`, known: statements(known?.[written], anywhere[written]) },
      ]
    }),
  ]
}

/** The features a script uses that a supported browser lacks. */
export function unsupportedInScript(file: string, source: string): Unsupported[] {
  const unsupported: Unsupported[] = []
  const add = (start: number, found: Found[]) => {
    for (const { feature, known } of found) {
      const lacks = known.map(each => lacking(each))
      const [first] = lacks
      if (first && lacks.every(Boolean))
        unsupported.push({ feature, lacks: first, file, line: source.slice(0, start).split('\n').length })
    }
  }
  const { program, module } = parseSync(file, source)
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(entry => entry.localName.value)),
  )
  const called = ({ start, callee, arguments: [first] }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type === 'Identifier' && !imported.has(callee.name)) add(start, [globally(callee.name)])
    if (callee.type !== 'MemberExpression') return
    add(callee.property.start, method(callee, imported))
    if ('name' in callee.property && callee.property.name === 'addEventListener' && first?.type === 'Literal')
      add(start, [event(String(first.value))])
  }
  new Visitor({
    CallExpression: called,
    NewExpression: called,
    JSXOpeningElement: node => add(node.start, element(node)),
  }).visit(program)
  return unsupported
}
