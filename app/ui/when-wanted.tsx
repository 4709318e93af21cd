import {
  type ComponentType,
  lazy,
  type ReactElement,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { atLeisure, firstGesture } from './at-leisure.ts'
import { bringScript } from './late-part.ts'

/** Marks and buttons to share are answered by a script of their own. */
const SCRIPTED_BUTTON = ':is(button[data-scripted], [data-scripted] button):not([data-name])'

/** How far below the window a part may be for its script to be fetched. */
const AHEAD = '50%'

/**
 * Calls back once an element is in or near the view and the page has loaded; returns a function that stops waiting.
 */
function onceSeen(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) call()
    },
    { rootMargin: `${AHEAD} 0px` },
  )
  let stopped = false
  void atLeisure().then(() => stopped || observer.observe(element))
  return () => {
    stopped = true
    observer.disconnect()
  }
}

/** A part whose script is not loaded yet. */
interface LatePart {
  /** Fetches its script when it is needed. */
  fetch: () => Promise<unknown>
  isHere: () => boolean
  want: () => void
  /** Whether coming into view triggers the fetch. */
  bySight: boolean
}

/** The button that was pressed last, unless that press loaded its part and was answered. */
let press: { button: HTMLElement } | null = null
let isAnswered = false

// Until a part's script is loaded nothing answers a press in it: React, once loaded, stops the event.
if (typeof window !== 'undefined') {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED_BUTTON) : null
      press = button && { button }
      isAnswered = false
    },
    { capture: true },
  )
  addEventListener('click', () => {
    if (isAnswered) press = null
  })
}

/**
 * Follows a part inside its boundary: once the part is hydrated, the button in it that was pressed before is pressed
 * again. Buttons that work without script are not repeated.
 */
function PressAgain({ mark }: { mark: RefObject<HTMLTemplateElement | null> }): null {
  useEffect(() => {
    isAnswered = true
    const before = press
    const timer = setTimeout(() => {
      // From now on presses are answered, even one that comes before this runs.
      if (!before || before !== press) return
      if (!mark.current?.nextElementSibling?.contains(before.button)) return
      press = null
      before.button.click()
    })
    return () => clearTimeout(timer)
  }, [mark])
  return null
}

/** Keeps the server's HTML of a part whose script is not loaded, and detects when it is needed. */
function Waiting({ part, children }: { part: LatePart; children: ReactElement }) {
  const mark = useRef<HTMLTemplateElement>(null)
  const [here, setHere] = useState(part.isHere)
  useEffect(() => {
    if (here) return
    void part.fetch().then(() => startTransition(() => setHere(true)))
    const first = mark.current?.nextElementSibling
    if (part.bySight && first) return onceSeen(first, part.want)
  }, [part, here])
  const bounded = (
    <Suspense>
      {children}
      <PressAgain mark={mark} />
    </Suspense>
  )
  // If anything of the boundary changed while its script is loading, React would remove the server's HTML: it is the
  // very same element until then.
  const [asItCame] = useState(bounded)
  return (
    <>
      <template ref={mark} />
      {here ? bounded : asItCame}
    </>
  )
}

/**
 * A part that is complete in the server's HTML and whose script is not in the first load: it is fetched at the
 * reader's first action or when the part comes into view, or, with `bySight: false`, only at the former. Its styles
 * are linked from the start (tools/bundle/late-styles.ts). It is one element.
 */
export function whenWanted<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { bySight = true }: { bySight?: boolean } = {},
) {
  let want = (): void => undefined
  const wanted = new Promise<void>(resolve => {
    want = resolve
    void firstGesture.then(resolve)
  })
  let here = false
  let coming: Promise<{ default: ComponentType<Props> }> | undefined
  function fetch() {
    coming ??= wanted
      .then(() => bringScript(load))
      .then(found => {
        here = true
        return { default: found }
      })
    return coming
  }
  const Part = lazy(fetch)
  const part: LatePart = { fetch, isHere: () => here, want: () => want(), bySight }
  return (props: Props) => (
    <Waiting part={part}>
      <Part {...props} />
    </Waiting>
  )
}
