/** Tells when the page is hidden or shown; at once, if it is hidden already. Answers the clean-up. */
export const watchVisibility = (tell: (signal: { type: 'page.hidden' } | { type: 'page.shown' }) => void) => {
  const look = () => tell({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
  document.addEventListener('visibilitychange', look)
  if (document.visibilityState === 'hidden') look()
  return () => document.removeEventListener('visibilitychange', look)
}
