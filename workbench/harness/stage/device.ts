/** Turns the page away from the visitor (another browser tab) or back to them. Ends with `restoreDevice`. */
export const turnPage = (visibilityState: DocumentVisibilityState) => {
  override(document, 'visibilityState', visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Another device: the browser calls itself a phone. Ends with `restoreDevice`. */
export const holdPhone = () =>
  override(
    navigator,
    'userAgent',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  )

export const restoreDevice = () => {
  for (const [target, name] of overridden) Reflect.deleteProperty(target, name)
  overridden.length = 0
  for (const restore of restoring.splice(0)) restore()
}

/** Something else to be undone by `restoreDevice`. */
export const restoreLater = (restore: () => void) => restoring.push(restore)

const restoring: Array<() => void> = []

const overridden: Array<readonly [target: object, name: string]> = []

/** An own property in front of the browser's, which stays on the prototype. */
const override = (target: object, name: string, value: string) => {
  Object.defineProperty(target, name, { configurable: true, get: () => value })
  overridden.push([target, name])
}
