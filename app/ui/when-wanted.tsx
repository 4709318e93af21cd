import {
  type ComponentType,
  lazy,
  type ReactElement,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { atLeisure } from './at-leisure.ts'

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate']

/** Resolves when the reader first does something; on the server, at once. */
const gesture = new Promise<void>(resolve => {
  // While developing, modules come one by one and a part that waits would be missing meanwhile.
  if (typeof window === 'undefined' || import.meta.env.DEV) return resolve()
  for (const sign of signs) addEventListener(sign, () => resolve(), { capture: true, once: true })
})

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

/**
 * Remembers which button of a part was pressed before its script was here, and presses it again then: React lets such
 * a press go no further. Buttons that do something without script are not repeated. Answers what to render in the
 * part's boundary after it.
 */
function usePressAgain(mark: RefObject<HTMLTemplateElement | null>): ReactElement {
  const pressed = useRef<HTMLElement>(null)
  const listening = useRef<AbortController>(null)
  useEffect(() => {
    const ended = new AbortController()
    listening.current = ended
    const { signal } = ended
    const remember = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>(SCRIPTED_BUTTON)
      if (button && mark.current?.nextElementSibling?.contains(button)) pressed.current = button
    }
    addEventListener('click', remember, { capture: true, signal })
    // A press that comes this far was answered: it made the part alive by itself.
    addEventListener('click', () => (pressed.current = null), { signal })
    return () => ended.abort()
  }, [mark])
  return (
    <Ready
      onReady={() => {
        setTimeout(() => {
          listening.current?.abort()
          pressed.current?.click()
        })
      }}
    />
  )
}

/** Says when the effects of what stands before it in a boundary have run. */
function Ready({ onReady }: { onReady: () => void }): null {
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    ready()
  }, [])
  return null
}

/** Keeps the HTML of a part that is not here, and finds out when it is wanted. */
function Waiting({ part, children }: { part: LatePart; children: ReactElement }) {
  const mark = useRef<HTMLTemplateElement>(null)
  const pressAgain = usePressAgain(mark)
  const [here, setHere] = useState(part.isHere)
  useEffect(() => {
    if (here) return
    part.fetch().then(
      () => startTransition(() => setHere(true)),
      () => undefined,
    )
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
        {pressAgain}
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
    void gesture.then(resolve)
  })
  let here = false
  let coming: Promise<{ default: ComponentType<Props> }> | undefined
  function fetch() {
    coming ??= wanted.then(load).then(found => {
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
