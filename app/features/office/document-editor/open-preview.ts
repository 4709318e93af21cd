import { inLocale } from '#app/links.ts'
import { getLocale } from '#app/paraglide/runtime.js'

/** Opens in a tab of its own what is only found after the press: browsers open one at once, or not at all. */
export async function openPreview(
  tabName: string,
  find: () => Promise<{ url: string } | null>,
): Promise<void> {
  const tab = window.open('', tabName)
  try {
    const found = await find()
    if (!found) tab?.close()
    else (tab ?? window).location.replace(inLocale(found.url, getLocale()))
  } catch (error) {
    tab?.close()
    throw error
  }
}
