import { useEffect, useSyncExternalStore } from 'react'
import { Router } from 'wouter'

import { MessagesProvider } from '../i18n/MessagesProvider.tsx'
import { GlobalStyle } from '../theme/GlobalStyle.ts'
import { LatinMarks } from '../theme/LatinMarks.ts'
import { ServicesProvider } from './context.tsx'
import type { AppServices } from './context.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageHost } from './PageHost.tsx'
import type { PageCache } from './pageCache.ts'

interface Props {
  readonly services: AppServices
  readonly pages: PageCache
  /** Current path on the server, which has no address bar. */
  readonly path?: string
  /** Query that the server rendered (`subjectQuery`). */
  readonly query?: string
  /** The server's markup is the page 404, because the subject of this address does not exist. */
  readonly isMissing?: boolean
  /** The page is on the screen and its effects run. */
  readonly onReady?: () => void
  /** The visitor follows the first link of this document. */
  readonly onLeave?: () => void
}

export const App = ({ services, pages, path, query = '', isMissing = false, onReady, onLeave }: Props) => {
  const { texts } = services
  const { locale, messages } = useSyncExternalStore(texts.subscribe, texts.read, texts.read)
  useEffect(() => onReady?.(), [onReady])
  return (
    <ServicesProvider value={services}>
      <MessagesProvider locale={locale} messages={messages}>
        <GlobalStyle />
        <LatinMarks />
        {/* The first render must know as much of the query as the markup, and no more. */}
        <Router ssrSearch={query} {...(path === undefined ? {} : { ssrPath: path })}>
          <ErrorBoundary>
            <PageHost pages={pages} isMissing={isMissing} onLeave={onLeave} />
          </ErrorBoundary>
        </Router>
      </MessagesProvider>
    </ServicesProvider>
  )
}
