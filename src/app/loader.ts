/**
 * All that the page runs at first. The markup is complete without it; it fetches the rest when the browser is idle
 * after `load`, or at the first sign of a hand, so that React costs nothing on the way to the first paint.
 */
const hands = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

let started = false
/** The control that was pressed before anybody listened; pressed again when somebody does. */
let early: HTMLElement | null = null

const start = () => {
  if (started) return
  started = true
  for (const type of hands) removeEventListener(type, start)
  // The modules of this page, named by the server: without this the browser finds them one after the other.
  const names = document.querySelector<HTMLMetaElement>('meta[name=modules]')?.content.split(' ') ?? []
  for (const name of names) {
    if (name === '') continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = name
    document.head.append(link)
  }
  // A failed load leaves the page readable and its links working; the next touch tries again.
  void inSteps().then(replay, again)
}

/** Evaluating everything at once would hold a slow phone for a quarter of a second: a touch gets its turn in between. */
const inSteps = async () => {
  await import('react-dom/client')
  await turn()
  await import('xstate')
  await turn()
  const entry = await import('./entry-client.tsx')
  // What react-intl asks first: the browser then reads its list of locales, which takes a phone a tenth of a second.
  const { lang } = document.documentElement
  await turn()
  Intl.NumberFormat.supportedLocalesOf(lang)
  await turn()
  Intl.DateTimeFormat.supportedLocalesOf(lang)
  await turn()
  await entry.start()
}

const turn = () => new Promise<void>((done) => setTimeout(done))

const again = () => {
  started = false
  for (const type of hands) addEventListener(type, start, { once: true, passive: true })
}

const keep = (event: Event) => {
  if (!(event.target instanceof Element)) return
  const control = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button,[role=tab]')
  if (control === null) return
  event.preventDefault()
  early = control
}

const replay = () => {
  removeEventListener('click', keep, true)
  removeEventListener('submit', keep, true)
  const control = early
  early = null
  if (control?.isConnected !== true) return
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control.click()
}

addEventListener('click', keep, true)
addEventListener('submit', keep, true)
again()
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 1500)
})
