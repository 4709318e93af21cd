/**
 * Replaces the template in front of it by its content, and removes itself: with the second frame, when the first is
 * painted, or at once in a tab that is not shown and draws no frames.
 */
const START =
  '(me=>{let late=me.previousSibling,go=()=>{late.replaceWith(late.content);me.remove()};document.hidden?go():requestAnimationFrame(()=>requestAnimationFrame(go))})(document.currentScript)'

/**
 * The page can be read and used without its scripts: they are requested once it is painted, so that they do not
 * compete with its styles, fonts and first picture. The content of a template is not fetched.
 * @param before what they need is written before them
 */
export function startScriptsLast(html: string, nonce: string, before: string): string {
  const preloads: string[] = []
  const rest = html.replaceAll(/<link rel="modulepreload" [^>]*>/g, link => {
    preloads.push(link)
    return ''
  })
  const [module = ''] = /<script [^>]*type="module"[\s\S]*?<\/script>/.exec(rest) ?? []
  if (!module) return html
  const start = `${before}<template>${preloads.join('')}${module}</template><script nonce="${nonce}">${START}</script>`
  return rest.replace(module, () => start)
}
