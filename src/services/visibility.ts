/** Tells when the page is hidden or shown; at once, if it is hidden already. Answers the clean-up. */
export const watchVisibility = (tell: (signal: { type: 'page.hidden' } | { type: 'page.shown' }) => void) => {
  const look = () => tell({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
  document.addEventListener('visibilitychange', look)
  if (document.visibilityState === 'hidden') look()
  return () => document.removeEventListener('visibilitychange', look)
}

const minute = 60_000

/** Tells that what the page shows has aged: it is shown again, or was visible for a minute. Answers the clean-up. */
export const watchAge = (tell: (signal: { type: 'page.aged' }) => void) => {
  const look = () => {
    if (document.visibilityState === 'visible') tell({ type: 'page.aged' })
  }
  const timer = setInterval(look, minute)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
