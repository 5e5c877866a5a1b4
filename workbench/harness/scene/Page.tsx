import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

import type { AppServices } from '../../../src/app/context.tsx'
import { ServicesProvider } from '../../../src/app/context.tsx'
import { LazyPage } from '../../../src/app/LazyPage.tsx'
import type { PageCache } from '../../../src/app/pageCache.ts'
import { matchPath } from '../../../src/app/routes.ts'
import { MessagesProvider } from '../../../src/i18n/MessagesProvider.tsx'
import { Toasts } from '../../../src/pages/frame/Toasts.tsx'

interface Props {
  readonly services: AppServices
  readonly pages: PageCache
}

/** The page of the present address without header and footer. */
export const Page = ({ services, pages }: Props) => {
  const { locale, messages } = useSyncExternalStore(services.texts.subscribe, services.texts.read)
  const [path] = useLocation()
  const match = matchPath(path)
  return (
    <ServicesProvider value={services}>
      <MessagesProvider locale={locale} messages={messages}>
        <main id="main" tabIndex={-1}>
          {match.kind === 'page' && <LazyPage key={path} {...match} pages={pages} takesFocus={false} />}
        </main>
        <Toasts />
      </MessagesProvider>
    </ServicesProvider>
  )
}
