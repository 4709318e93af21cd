import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement } from '@mdn/browser-compat-data'
import { browserslistToTargets, transform } from 'lightningcss'
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { byLastName, lacking, NOTHING, type Unsupported } from './compat.ts'
import { TARGETS } from './targets.ts'

const { properties = NOTHING, selectors = NOTHING, 'at-rules': atRules = NOTHING, types = NOTHING } = bcd.css
const valueTypes = byLastName(types)
const LENGTHS: readonly (readonly [units: RegExp, name: string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^d[vh]/, 'viewport_percentage_units_dynamic'],
  [/^s[vh]/, 'viewport_percentage_units_small'],
  [/^l[vh]./, 'viewport_percentage_units_large'],
]
const targets = browserslistToTargets(TARGETS.map(target => target.join(' ')))
const PREFIX = /^-(webkit|moz)-/

interface Found {
  feature: string
  known: CompatStatement | undefined
  prefixes?: string[]
}

function inDeclaration({ prop, value, parent }: Declaration): Found[] {
  if (prop.startsWith('--')) return inValue(value)
  // Vite's own property, removed in the build.
  if (prop === 'composes') return []
  if (parent?.type === 'atrule') {
    const { name } = parent as AtRule
    const known = atRules[name]?.[prop]?.__compat
    return known ? [{ feature: `@${name} ${prop}`, known }] : []
  }
  const beside = parent?.nodes?.flatMap(node => (node.type === 'decl' ? [node.prop] : [])) ?? []
  const name = prop.replace(PREFIX, '')
  const known = properties[prop] ?? properties[name]
  const prefixes = beside.flatMap(each =>
    each.replace(PREFIX, '') === name ? (PREFIX.exec(each)?.[0] ?? []) : [],
  )
  const words =
    value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '').match(/(?<![\w-])[a-z][\w-]*(?![\w(-])/g) ?? []
  return [
    { feature: prop, known: known?.__compat, prefixes },
    ...words.flatMap(word =>
      known?.[word]?.__compat ? [{ feature: `${name}: ${word}`, known: known[word].__compat }] : [],
    ),
    ...inValue(value),
  ]
}

/** Functions and units, in any position. */
function inValue(value: string): Found[] {
  const functions = [...value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)].map(([, name = '']) => name)
  const units = [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)].map(([, unit = '']) => unit)
  return [
    ...functions.flatMap(name => {
      const known = valueTypes.get(name) ?? valueTypes.get(`${name}-function`)
      return known ? [{ feature: `${name}()`, known: known.find(each => !lacking(each)) ?? known[0] }] : []
    }),
    ...units.flatMap(unit => {
      const group = LENGTHS.find(([pattern]) => pattern.test(unit))?.[1]
      const known = types.length?.[group ?? unit]?.__compat
      return known ? [{ feature: `1${unit}`, known }] : []
    }),
  ]
}

function inRule({ selector, parent }: Rule): Found[] {
  if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return []
  return [...selector.matchAll(/::?(?!global\b)([a-z-]+)/g)].map(([feature, name = '']) => ({
    feature,
    known: selectors[name]?.__compat ?? selectors[name.replace(PREFIX, '')]?.__compat,
    prefixes: PREFIX.exec(name)?.slice(0, 1) ?? [],
  }))
}

function inAtRule({ name, params }: AtRule): Found[] {
  const known = atRules[name]
  const asked =
    name === 'media' ? [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => feature) : []
  const features = asked
    .map(feature => feature.replace(/^(min|max)-/, ''))
    .map(feature => ({ feature: `@media (${feature})`, known: known?.[feature]?.__compat }))
  const style = name === 'container' && params.includes('style(')
  return [
    { feature: `@${name}`, known: known?.__compat },
    ...features,
    ...(style
      ? [{ feature: '@container style()', known: known?.style_queries_for_custom_properties?.__compat }]
      : []),
  ]
}

function isGuarded(node: postcss.Node): boolean {
  const { parent } = node
  if (!parent) return false
  return (
    (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isGuarded(parent as postcss.Node)
  )
}

function found(node: postcss.ChildNode): Found[] {
  if (node.type === 'decl') return inDeclaration(node)
  if (node.type === 'rule') return inRule(node)
  return node.type === 'atrule' ? inAtRule(node) : []
}

/**
 * The features a built style sheet uses that a supported browser lacks. Rules within `@supports` only apply to
 * browsers that have the feature.
 */
export function unsupportedInSheet(file: string, css: string): Unsupported[] {
  const { code } = transform({ filename: file, code: Buffer.from(css), targets })
  const unsupported = new Map<string, Unsupported>()
  postcss.parse(code.toString()).walk(node => {
    if (isGuarded(node)) return
    for (const { feature, known, prefixes } of found(node)) {
      const lacks = known ? lacking(known, prefixes) : 'every browser'
      if (lacks) unsupported.set(feature, { feature, lacks, file })
    }
  })
  return [...unsupported.values()]
}
