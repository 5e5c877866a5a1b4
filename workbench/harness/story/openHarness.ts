import type { Locale } from '../../../src/i18n/locale.ts'
import { createWorkshopHarness } from './workshopHarness.ts'
import type { WorkshopHarness } from './workshopHarness.ts'

let open: WorkshopHarness | null = null

/** Harness of the current story; earlier ones are closed. */
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
