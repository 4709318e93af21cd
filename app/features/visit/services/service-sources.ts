import {
  kindsOf,
  type ServiceConfig,
  type ServiceKind,
} from '#app/features/visit/analytics/service-config.ts'
import { type Directive, VENDORS } from './vendors.ts'

function sourcesOf(kind: ServiceKind, script: string, directive: Directive): readonly string[] {
  const vendor = VENDORS[kind]
  const named = vendor.sources[directive] ?? []
  if (script === vendor.script) return named
  const keywords = named.filter(source => source.startsWith("'"))
  return [...new Set([...keywords, new URL(script).origin])]
}

/** Sources of a directive of the content security policy for the configured services. */
export function serviceSources(services: ServiceConfig | null, directive: Directive): string[] {
  if (!services) return []
  const opened = kindsOf(services).flatMap(kind => sourcesOf(kind, services[kind]?.script ?? '', directive))
  return [...new Set(opened)]
}
