import { until } from './until.ts'

/** The texts of the toasts that are on the screen. */
export const toasts = () =>
  [...document.querySelectorAll('[data-scope="toast"][data-part="title"]')].map(
    (toast) => toast.textContent ?? '',
  )

/** Waits for a toast with this text. */
export const toast = (text: string) =>
  until(() => {
    const shown = toasts()
    if (!shown.includes(text)) throw new Error(`No toast "${text}", but: ${shown.join(' | ') || 'none'}`)
  })
