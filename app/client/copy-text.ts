/**
 * Copies a text to the clipboard; returns whether it did. If the browser does not let a page copy, it selects the element
 * that shows the text instead, so that it can be copied by hand.
 */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown instanceof HTMLInputElement) shown.select()
    else if (shown) getSelection()?.selectAllChildren(shown)
    return false
  }
}
