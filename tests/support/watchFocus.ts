import { expect } from 'vitest'

import { openDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'

/**
 * Follows the focus of a visitor over the steps of a walk. A dialog that opened has the focus in it; one that closed has
 * given it back to its opener, or at least to something on the page. While a press is being processed, its button is disabled
 * and cannot take it.
 */
export const watchFocus = () => {
  let opener: Element | null = null
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') === null)
      opener = target
  }
  document.addEventListener('focusin', remember, true)
  return {
    async over(step: () => Promise<void>) {
      const before = openDialog()
      if (before === null) opener = null
      const known = opener
      await step()
      const after = openDialog()
      if (after !== null) return until(() => expect(after.contains(document.activeElement)).toBe(true))
      if (before === null || known === null || !canTakeFocus(known)) return
      await until(() => expect(nameOf(document.activeElement)).toBe(nameOf(known)))
    },
    release: () => document.removeEventListener('focusin', remember, true),
  }
}

const canTakeFocus = (element: Element) =>
  element.isConnected && !element.matches(':disabled, [inert], [inert] *') && element.checkVisibility()

/** Name by which a developer can find the element. */
const nameOf = (element: Element | null) =>
  element === null ? 'nothing' : `${element.tagName} ${element.getAttribute('name') ?? element.textContent}`
