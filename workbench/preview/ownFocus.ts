/**
 * Focus within this document only: the same element is active, the same events fire, but the window's focus and
 * scrolling stay with the page around it.
 */
export const ownFocus = () => {
  let active: HTMLElement | null = null
  const present = () => (active?.isConnected === true ? active : null)
  const tell = (target: Element | null, relatedTarget: Element | null, ...types: readonly string[]) => {
    for (const type of types)
      target?.dispatchEvent(
        new FocusEvent(type, {
          relatedTarget,
          composed: true,
          bubbles: type.startsWith('focus') && type !== 'focus',
        }),
      )
  }
  const move = (next: HTMLElement | null) => {
    const before = present()
    if (before === next) return
    active = null
    tell(before, next, 'blur', 'focusout')
    active = next
    tell(next, before, 'focus', 'focusin')
  }
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => present() ?? document.body,
  })
  HTMLElement.prototype.focus = function focus() {
    if (this.matches(focusable)) move(this)
  }
  // Selecting a field's text would take the real focus along.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) prototype.select = () => {}
  HTMLElement.prototype.blur = function blur() {
    if (this === present()) move(null)
  }
}

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex], [contenteditable]'
