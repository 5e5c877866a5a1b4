/** Asks the browser to confirm before the page is left. Answers how to stop that. */
export const warnOnLeave = () => {
  const ask = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
