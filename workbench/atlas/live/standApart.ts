import { cellName } from '../../preview/cellNews.ts'

/**
 * A dialog closes when something outside of it is pressed, and it looks for that also in the window around its frame:
 * a reader who pressed `accept` in the panel would have declined before. The workshop is not outside of the page, it is
 * nowhere; so the story's frame hides that it is one. A cell reports to its frame and needs it.
 */
export const standApart = () => {
  if ('__vitest_browser__' in globalThis || globalThis.window?.name === cellName) return
  if (globalThis.window !== undefined)
    Object.defineProperty(window, 'frameElement', { configurable: true, value: null })
}
