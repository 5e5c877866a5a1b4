/** A hand that is visible to all; nothing on the page can touch it. */
export interface Cursor {
  /** Goes to the middle of the element, and presses there. @param milliseconds of the way */
  press(target: Element, milliseconds: number): Promise<void>
  hide(): void
  remove(): void
}

export const createCursor = (): Cursor => {
  const host = document.createElement('div')
  host.ariaHidden = 'true'
  host.dataset['walkCursor'] = ''
  // Rules of the site must not reach it, nor its own the site.
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${css}</style><svg viewBox="0 0 24 24" width="28" height="28"><path d="M4 2l16 11-7.2 1.2L9.6 21z"/></svg><i></i>`
  // Beside the body: a dialog hides the content of the body from readers, and makes it inert.
  document.documentElement.append(host)
  let [x, y] = [innerWidth / 2, innerHeight * 0.9]
  const place = () => (host.style.translate = `${x}px ${y}px`)
  place()
  return {
    async press(target, milliseconds) {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      bringIntoView(target)
      const { left, top, width, height } = target.getBoundingClientRect()
      const before = `${x}px ${y}px`
      x = left + Math.min(width / 2, 120)
      y = top + height / 2
      host.dataset['shown'] = ''
      place()
      if (isCalm || milliseconds < 1) return
      const way = [{ translate: before }, { translate: `${x}px ${y}px` }]
      await host.animate(way, { duration: milliseconds, easing: 'cubic-bezier(.3,0,.1,1)' }).finished
      const ripple = [
        { opacity: 0.9, scale: 0.2 },
        { opacity: 0, scale: 1 },
      ]
      root.querySelector('i')?.animate(ripple, { duration: 420, easing: 'ease-out' })
    },
    hide() {
      delete host.dataset['shown']
    },
    remove: () => host.remove(),
  }
}

const bringIntoView = (target: Element) => {
  const { top, bottom } = target.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' })
}

const css = `
:host{position:fixed;top:0;left:0;z-index:2147483647;pointer-events:none;opacity:0;transition:opacity .15s}
:host([data-shown]){opacity:1}
svg{display:block;margin:-3px 0 0 -5px;filter:drop-shadow(0 2px 4px #0006)}
path{fill:#a9301f;stroke:#fff;stroke-width:1.6;stroke-linejoin:round}
i{position:absolute;top:-24px;left:-24px;width:48px;height:48px;border-radius:50%;border:3px solid #a9301f;box-sizing:border-box;opacity:0}
`
