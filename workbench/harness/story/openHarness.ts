import type { Locale } from '../../../src/i18n/locale.ts'
import { createWorkshopHarness } from './workshopHarness.ts'
import type { WorkshopHarness } from './workshopHarness.ts'

let open: WorkshopHarness | null = null

/** Where the story that is shown now takes place; what an earlier one had opened is gone. */
export const openHarness = (locale: Locale): WorkshopHarness => {
  closeHarness()
  open = createWorkshopHarness(locale)
  return open
}

export const closeHarness = () => {
  open?.close()
  open = null
}

export const isHarnessOpen = () => open !== null

export const switchHarness = (locale: Locale) => open?.switchTo(locale)
