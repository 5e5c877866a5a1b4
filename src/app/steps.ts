/**
 * Fetches and runs the site. Evaluating everything at once would block a slow phone for a quarter of a second, so
 * touches are handled in between. Once the visitor waits for the answer to a press, it no longer pauses.
 */
export const inSteps = async (isWaited: () => boolean) => {
  const turn = () => (isWaited() ? undefined : new Promise<void>((done) => setTimeout(done)))
  // Each file is evaluated while the next one still arrives.
  if (isWaited()) {
    void import('xstate').catch(ignored)
    readLocales()
  }
  await import('react-dom/client')
  await turn()
  await import('xstate')
  await turn()
  const entry = await import('./entry-client.tsx')
  for (const read of localeLists) {
    await turn()
    read()
  }
  await turn()
  await entry.start(isWaited)
}

/** The first check of react-intl: the browser then reads its list of locales, which takes a phone a tenth of a second. */
const localeLists = [
  () => Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang),
  () => Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang),
]

const readLocales = () => {
  for (const read of localeLists) read()
}

// The import that waits for the same file reports it.
const ignored = () => undefined
