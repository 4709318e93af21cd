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
import { atLeisure } from './at-leisure.ts'
import { firstGesture } from './first-gesture.ts'
import { bringScript } from './late-part.ts'

const SCRIPTED_BUTTON = 'button[data-scripted], [data-scripted] button'

/** How far below the window a part may stand that is fetched already. */
const AHEAD = '50%'

/** Calls back once an element is seen, or nearly, and the page has loaded; answers how to stop waiting. */
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

/** A part that is not here yet. */
interface LatePart {
  /** Fetches its script, once it is wanted. */
  fetch: () => Promise<unknown>
  isHere: () => boolean
  want: () => void
  /** Whether being seen makes it wanted. */
  bySight: boolean
}

/** The button that was pressed last, unless the press itself made its part alive and was answered. */
let press: { button: HTMLElement } | null = null
let isAnswered = false

// Until a part's script is here nothing answers a press on it: React, once it is there itself, lets it go no further.
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
 * Stands after a part in its boundary: once the part is alive, the button in it that was pressed before is pressed
 * again. Buttons that do something without script are not repeated.
 */
function PressAgain({ mark }: { mark: RefObject<HTMLTemplateElement | null> }): null {
  useEffect(() => {
    isAnswered = true
    const before = press
    const timer = setTimeout(() => {
      // What is pressed from now on is answered, though it may come before this.
      if (!before || before !== press) return
      if (!mark.current?.nextElementSibling?.contains(before.button)) return
      press = null
      before.button.click()
    })
    return () => clearTimeout(timer)
  }, [mark])
  return null
}

/** Keeps the HTML of a part that is not here, and finds out when it is wanted. */
function Waiting({ part, children }: { part: LatePart; children: ReactElement }) {
  const mark = useRef<HTMLTemplateElement>(null)
  const [here, setHere] = useState(part.isHere)
  useEffect(() => {
    if (here) return
    void part.fetch().then(() => startTransition(() => setHere(true)))
    const first = mark.current?.nextElementSibling
    if (part.bySight && first) return onceSeen(first, part.want)
  }, [part, here])
  // Given other props while its script is away, React would take its HTML from the page.
  const [asItCame] = useState(children)
  return (
    <>
      <template ref={mark} />
      <Suspense>
        {here ? children : asItCame}
        <PressAgain mark={mark} />
      </Suspense>
    </>
  )
}

/**
 * A part whose HTML stands complete from the start and whose script does not weigh on the first load: it comes
 * when the reader first does something or the part comes into sight, or, with `bySight: false`, for the former
 * alone. Its styles are linked at once (tools/late-styles.ts). It is one element.
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
