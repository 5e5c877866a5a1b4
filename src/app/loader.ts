/**
 * All that the page runs at first. The build writes it into the markup, so that it listens before anything is painted:
 * presses, input and submits before the site responds are kept and repeated in order. The markup is complete without it;
 * the rest is fetched after the first paint and runs when the browser is idle after `load`, or at the first
 * interaction, so that React costs nothing on the way to the first paint.
 */
const hands = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'click', 'input'] as const

interface Early {
  readonly kind: 'press' | 'submit' | 'field' | 'key'
  readonly target: HTMLElement
  readonly key: string
  /** Position in the document, as the index among its siblings from the body down. */
  readonly path: readonly number[]
  /** Accessible name at the time of the press. */
  readonly name: string
  readonly state: string
}

let started = false
/** In the order in which they have to be done. */
let wishes: Early[] = []
let isRepeating = false
/** An input method is at work there: the site gets its events when it is done. */
let composing: EventTarget | null = null

/** The modules of this page, named by the server: without this the browser finds them one after the other. */
const preload = () => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=modules]')
  const names = meta?.content.split(' ') ?? []
  meta?.remove()
  for (const name of names) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = name
    document.head.append(link)
  }
}

const start = () => {
  if (started) return
  started = true
  for (const type of hands) removeEventListener(type, start, true)
  preload()
  // A failed load leaves the page readable and its links working; the next touch tries again.
  void import('./steps.ts').then(({ inSteps }) => inSteps(() => wishes.length > 0)).then(repeat, again)
}

const again = () => {
  started = false
  for (const type of hands) addEventListener(type, start, { capture: true, passive: true })
}

/**
 * The control whose behaviour depends on code that has not arrived. The browser handles everything else (links, text,
 * checkboxes, choices, disclosures) by itself at once.
 */
const controlOf = (target: Element) =>
  target.closest<HTMLElement>('button,[role=tab],[role=button],input[type=submit],input[type=button]')

const moves = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

const read = (event: Event): Early | null => {
  const { target, type } = event
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return null
  if (type === 'click') {
    const control = controlOf(target)
    return control && early('press', control)
  }
  if (!(target instanceof HTMLElement)) return null
  if (type === 'submit') return early('submit', target)
  if (type !== 'keydown') return early('field', target)
  const { key } = event as KeyboardEvent
  return moves.includes(key) && target.closest('[role=tablist]') ? early('key', target, key) : null
}

const early = (kind: Early['kind'], target: HTMLElement, key = ''): Early => {
  const path: number[] = []
  for (let at: Element = target; at.parentElement !== null; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  return { kind, target, key, path, name: nameOf(target), state: stateOf(target) }
}

const nameOf = (element: Element) => element.tagName + (element.ariaLabel ?? element.textContent)

const stateOf = ({ ariaPressed, ariaExpanded, ariaSelected }: Element) =>
  [ariaPressed, ariaExpanded, ariaSelected].join()

/** The element itself, or its replacement if the page was re-rendered for this visitor. */
const present = ({ target, path, name }: Early): HTMLElement | null => {
  if (target.isConnected) return target
  let at: Element | undefined = document.documentElement
  for (const place of path) at = at?.children[place]
  return at instanceof HTMLElement && nameOf(at) === name ? at : null
}

const keep = (event: Event) => {
  if (isRepeating) return
  const wish = read(event)
  if (wish === null) return
  // React hydrates on the spot for an event that reaches it, and would handle at once an event that is repeated later.
  event.stopImmediatePropagation()
  if (wish.kind !== 'field') event.preventDefault()
  // A visitor who sees no reaction presses again, but means it once.
  if (wish.kind !== 'key')
    wishes = wishes.filter(({ kind, target }) => kind !== wish.kind || target !== wish.target)
  wishes.push(wish)
}

const compose = ({ type, target }: Event) => {
  composing = type === 'compositionend' ? null : target
}

/**
 * One task per event: the next one must meet the page that the previous one has made. Events that arrive in between are
 * queued.
 */
const repeat = async () => {
  for (let wish = wishes.shift(); wish !== undefined; wish = wishes.shift()) {
    perform(wish)
    await new Promise<void>((done) => setTimeout(done))
  }
  for (const type of kept) removeEventListener(type, keep, true)
  for (const type of compositions) removeEventListener(type, compose, true)
}

const perform = (wish: Early) => {
  const { kind } = wish
  const target = present(wish)
  if (target === null) return
  if (kind === 'press') press(wish)
  isRepeating = true
  if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (kind === 'key') {
    const { activeElement } = document
    const list = target.closest('[role=tablist]')
    const focused = activeElement !== null && list?.contains(activeElement) ? activeElement : target
    focused.dispatchEvent(new KeyboardEvent('keydown', { key: wish.key, bubbles: true, cancelable: true }))
  } else if (kind === 'field') tell(target)
  isRepeating = false
}

const tell = (field: HTMLElement) => {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    // React takes the present value as its own: only a difference from that value counts as a change.
    field.checked = !field.checked
    field.click()
  } else if (field !== composing) {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** A control whose action is not known yet (who is here?) reports that; it gets the press when it is. */
const press = (wish: Early) => {
  const settle = () => {
    const control = present(wish)
    if (control?.ariaDisabled === 'true') return false
    isRepeating = true
    // Already in the wanted state: a press now would revert it.
    if (control !== null && stateOf(control) === wish.state) control.click()
    isRepeating = false
    return true
  }
  if (settle()) return
  const watch = new MutationObserver(() => {
    if (settle()) watch.disconnect()
  })
  watch.observe(document.body, { attributeFilter: ['aria-disabled'], childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), 10_000)
}

const kept = ['click', 'submit', 'input', 'change', 'keydown'] as const
const compositions = ['compositionstart', 'compositionend'] as const
again()
for (const type of kept) addEventListener(type, keep, true)
for (const type of compositions) addEventListener(type, compose, true)
// Not earlier: the page itself comes first.
new PerformanceObserver(preload).observe({ type: 'paint', buffered: true })
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 1500)
})
