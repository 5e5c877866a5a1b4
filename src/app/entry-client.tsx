import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { parseLocale } from '../i18n/locale.ts'
import { createTextStore } from '../i18n/textStore.ts'
import { App } from './App.tsx'
import { emptyBoot } from './boot.ts'
import type { Boot } from './boot.ts'
import { pageBehind } from './links.ts'
import { createPageCache } from './pageCache.ts'
import { plainText } from './pageTitle.ts'
import { frameTexts, matchPath, notFound } from './routes.ts'
import { createServices } from './services.ts'

/**
 * Brings the page to life; resolves when every control responds. `isWaited` returns whether the visitor has already
 * pressed a control.
 * @throws when code or texts do not arrive
 */
export const start = async (isWaited: () => boolean) => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no #root')
  const boot = readBoot()
  const texts = createTextStore({ locale: boot.locale, messages: {} })
  const pages = createPageCache(texts)
  const preview = isInPreview() ? (await import('./preview.ts')).enterPreview() : null
  const { services, start, forgetServed } = createServices({
    boot,
    texts,
    where: 'browser',
    place,
    ...preview?.options((to) =>
      services.toast({ tone: 'info', text: plainText(texts.read().messages, `shell.previewEnds.${to}`) }),
    ),
  })

  forgetLanguage()
  const { isMissing = false, query = '' } = boot
  const route = isMissing ? notFound : pageBehind(location.pathname)
  await texts.ensure(frameTexts)
  if (route !== null) await pages.load(route)

  await new Promise<void>((ready) => {
    const app = (
      <StrictMode>
        <App
          services={services}
          pages={pages}
          query={query}
          isMissing={isMissing}
          onReady={ready}
          onLeave={forgetServed}
        />
      </StrictMode>
    )
    // Without the server's data the browser would start from its cache, which differs from the markup.
    const render = () => {
      if (Object.keys(boot.data).length > 0) hydrateRoot(root, app)
      else createRoot(root).render(app)
    }
    // As a transition React works in slices of a few milliseconds: a touch never waits for the whole page. The slices
    // themselves take time, which a press that came before the site does not have.
    if (isWaited()) render()
    else startTransition(render)
  })
  start()
}

/** Before anything reads the address, cookies or the storage: a preview has its own. */
const isInPreview = () => location.pathname.startsWith('/preview/')

const place = () => {
  const match = matchPath(location.pathname)
  return {
    route: match.kind === 'page' ? match.route.name : 'login',
    address: location.pathname + location.search + location.hash,
  }
}

/** An address with a language has done its work: it was remembered, and must not outlive the next switch. */
const forgetLanguage = () => {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

const readBoot = (): Boot => {
  const text = document.getElementById('boot')?.textContent
  return text ? JSON.parse(text) : emptyBoot(parseLocale(document.documentElement.lang))
}
