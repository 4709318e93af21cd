import { loadScript } from './load-script.ts'
import type { PageSeen } from './service.ts'

declare global {
  var dataLayer: unknown[] | undefined
}

/** Loaded scripts by address, without the account ID. */
const scripts = new Map<string, Promise<void>>()

/** Queues a command of Google's tag; its script processes the queue once loaded. */
export function tag(..._command: unknown[]): void {
  globalThis.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag obeys arguments objects and ignores arrays
  globalThis.dataLayer.push(arguments)
}

/** Loads the tag for an account. Advertising and analytics share one script, loaded by the first of them. */
export function loadTag(script: string, id: string): Promise<void> {
  if (scripts.size === 0) tag('js', new Date())
  const load = scripts.get(script) ?? loadScript(`${script}?id=${encodeURIComponent(id)}`)
  scripts.set(script, load)
  tag('config', id, { send_page_view: false })
  return load
}

/** The tag reads the address itself unless it is given one; ours has no query. */
export function tagPage(sendTo: string | string[], { address, path, title }: PageSeen): void {
  tag('set', { page_location: address })
  tag('event', 'page_view', {
    send_to: sendTo,
    page_location: address,
    page_path: path,
    page_title: title,
  })
}
