/** Reports when the page is hidden or shown; at once, if it is hidden already. Returns the clean-up. */
export const watchVisibility = (tell: (signal: { type: 'page.hidden' } | { type: 'page.shown' }) => void) => {
  const look = () => tell({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
  document.addEventListener('visibilitychange', look)
  if (document.visibilityState === 'hidden') look()
  return () => document.removeEventListener('visibilitychange', look)
}

type TellAge = (signal: { type: 'page.aged' }) => void

/** Reports that the page's content has aged: it is visible again, or was visible for a minute. Returns the clean-up. */
export const watchAge = (tell: TellAge) => watchEvery(60_000, tell)

/** The same each ten seconds. */
export const watchSoon = (tell: TellAge) => watchEvery(10_000, tell)

const watchEvery = (period: number, tell: TellAge) => {
  const look = () => {
    if (document.visibilityState === 'visible') tell({ type: 'page.aged' })
  }
  const timer = setInterval(look, period)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
