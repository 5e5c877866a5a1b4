import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

import { foreignLanguageOf } from '../../i18n/languageOf.ts'
import { Prose } from './RichText.styles.ts'
import { Skeleton } from './Skeleton.ts'

const PurifiedHtml = lazy(() => import('./PurifiedHtml.tsx'))

/**
 * HTML from the server. Server markup already holds it (the server sanitised it) and hydration adopts it untouched; any
 * HTML that this browser inserts goes through the sanitiser first.
 */
export const RichText = ({ html, lang: given }: { html: string; lang?: string | undefined }) => {
  const { locale } = useIntl()
  // A text without a translation is in the other language (CONF-02); tags and entities are no words of it.
  const lang = given ?? foreignLanguageOf(html.replaceAll(/<[^>]*>|&\w+;/g, ' '), locale) ?? undefined
  const running = useSyncExternalStore(never, inBrowser, onServer)
  const [adopted] = useState(() => (running ? null : { __html: html }))
  if (adopted !== null && adopted.__html === html) {
    // The same object for ever: another one would make React write the markup again.
    return <Prose lang={lang} dangerouslySetInnerHTML={adopted} suppressHydrationWarning />
  }
  return (
    <Suspense fallback={<Skeleton $height="20rem" />}>
      <PurifiedHtml html={html} lang={lang} />
    </Suspense>
  )
}

const never = () => () => {}
const inBrowser = () => true
const onServer = () => false
