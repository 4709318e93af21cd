import { useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { inLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** Opens in a tab of its own what is only found after the press: browsers open one at once, or not at all. */
export function usePreview(
  tabName: string,
  find: () => Promise<{ data: { url: string } } | null>,
): () => void {
  const { notify } = useDesk()
  const [once] = useState(oneAtATime)
  async function open(): Promise<void> {
    const tab = window.open('', tabName)
    try {
      const found = await find()
      if (!found) tab?.close()
      else (tab ?? window).location.replace(inLocale(found.data.url, getLocale()))
    } catch {
      tab?.close()
      notify(m.office_failed(), false)
    }
  }
  return () => void once(open)
}
