/**
 * Fetches and runs the site. Evaluating everything at once would hold a slow phone for a quarter of a second: a touch
 * gets its turn in between. Once somebody waits for an answer to a press, nothing is worth a turn.
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

/** What react-intl asks first: the browser then reads its list of locales, which takes a phone a tenth of a second. */
const localeLists = [
  () => Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang),
  () => Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang),
]

const readLocales = () => {
  for (const read of localeLists) read()
}

// The import that waits for the same file reports it.
const ignored = () => undefined
