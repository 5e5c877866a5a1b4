import { useEffect, useSyncExternalStore } from 'react'
import { Router } from 'wouter'

import { MessagesProvider } from '../i18n/MessagesProvider.tsx'
import { GlobalStyle } from '../theme/GlobalStyle.ts'
import { ServicesProvider } from './context.tsx'
import type { AppServices } from './context.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageHost } from './PageHost.tsx'
import type { PageCache } from './pageCache.ts'

interface Props {
  readonly services: AppServices
  readonly pages: PageCache
  /** Where the visitor is, when there is no address bar to read: on the server. */
  readonly path?: string
  /** The page is on the screen and its effects run. */
  readonly onReady?: () => void
  /** The visitor follows the first link of this document. */
  readonly onLeave?: () => void
}

export const App = ({ services, pages, path, onReady, onLeave }: Props) => {
  const { texts } = services
  const { locale, messages } = useSyncExternalStore(texts.subscribe, texts.read, texts.read)
  useEffect(() => onReady?.(), [onReady])
  return (
    <ServicesProvider value={services}>
      <MessagesProvider locale={locale} messages={messages}>
        <GlobalStyle />
        {/* The markup is kept without the query, so the first render must not know it either. */}
        <Router ssrSearch="" {...(path === undefined ? {} : { ssrPath: path })}>
          <ErrorBoundary>
            <PageHost pages={pages} onLeave={onLeave} />
          </ErrorBoundary>
        </Router>
      </MessagesProvider>
    </ServicesProvider>
  )
}
