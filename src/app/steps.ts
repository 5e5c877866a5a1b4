/**
 * Fetches and runs the site. Evaluating everything at once would hold a slow phone for a quarter of a second: a touch
 * gets its turn in between.
 */
export const inSteps = async () => {
  await import('react-dom/client')
  await turn()
  await import('xstate')
  await turn()
  const entry = await import('./entry-client.tsx')
  // What react-intl asks first: the browser then reads its list of locales, which takes a phone a tenth of a second.
  const { lang } = document.documentElement
  await turn()
  Intl.NumberFormat.supportedLocalesOf(lang)
  await turn()
  Intl.DateTimeFormat.supportedLocalesOf(lang)
  await turn()
  await entry.start()
}

const turn = () => new Promise<void>((done) => setTimeout(done))
