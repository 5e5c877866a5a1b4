import { useEffect, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import messages from 'virtual:messages/all'
import { Router } from 'wouter'

import { requestPrefix } from '../../preview/network.ts'
import { currentWatch } from '../../atlas/observe.ts'
import { emptyBoot } from '../../../src/app/boot.ts'
import type { Boot } from '../../../src/app/boot.ts'
import type { Delays, PageProps } from '../../../src/app/context.tsx'
import { createPageCache } from '../../../src/app/pageCache.ts'
import type { PageCache } from '../../../src/app/pageCache.ts'
import { createServices } from '../../../src/app/services.ts'
import { parseLocale } from '../../../src/i18n/locale.ts'
import type { Locale, Namespace } from '../../../src/i18n/locale.ts'
import { loadMessages } from '../../../src/i18n/loadMessages.ts'
import { createTextStore } from '../../../src/i18n/textStore.ts'
import { Departure } from './Departure.tsx'
import type { LiveStandIns } from '../../../src/services/live/liveService.ts'
import { createMemoryNavigation } from './memoryNavigation.ts'
import { Page } from './Page.tsx'
import { Site } from './Site.tsx'

export interface SceneProps {
  /** Where the visit starts: a path of the site, with a query if need be. */
  readonly address: string
  /** With header, footer and everything else that surrounds a page. */
  readonly framed?: boolean
  /** Goes where links and flows lead, instead of only saying so. */
  readonly follows?: boolean
  /** What the server put into the page, in the language of the scene. */
  readonly served?: (locale: Locale) => Boot['data']
  /** Milliseconds by name; an hour unless given, so that a state stays for as long as somebody looks at it. */
  readonly delays?: Delays
  /** Instead of fetching a page's chunk. */
  readonly loadPage?: PageCache['load']
  /** Stands instead of the route's page; asked once, when the scene opens. */
  readonly page?: () => ComponentType<PageProps>
  /** Instead of fetching another language's texts. */
  readonly loadTexts?: typeof loadMessages
  /** Instead of cameras and the network's media; asked once, when the scene opens. */
  readonly live?: () => LiveStandIns
}

const hour = 3_600_000

/** One visit: the site's own services against the story's network, in the toolbar's language. */
export const Scene = ({
  address,
  framed = false,
  follows = false,
  served,
  delays,
  loadPage,
  page,
  loadTexts = loadMessages,
  live = () => ({}),
}: SceneProps) => {
  const locale = parseLocale(useIntl().locale)
  const [departure, setDeparture] = useState('')
  const [scene] = useState(() => {
    const all = messages[locale] ?? {}
    const texts = createTextStore(
      { locale, messages: Object.assign({}, ...Object.values(all)) },
      Object.keys(all) as Namespace[],
      loadTexts,
    )
    const { navigation, hook, place } = createMemoryNavigation({
      start: address,
      follow: follows,
      onDeparture: setDeparture,
    })
    const pages = createPageCache(texts)
    return {
      hook,
      pages: {
        ...pages,
        ...(loadPage === undefined ? {} : { load: loadPage }),
        ...(page === undefined ? {} : { read: always(page()) }),
      },
      ...createServices({
        boot: { ...emptyBoot(locale), data: served?.(locale) ?? {} },
        texts,
        where: 'browser',
        place,
        delays: {
          poll: hour,
          deadline: hour,
          settle: hour,
          redirect: hour,
          chunkTimeout: hour,
          quiet: hour,
          countdown: hour,
          rejection: hour,
          patience: hour,
          backoff: hour,
          retry: hour,
          ...delays,
        },
        baseUrl: requestPrefix(),
        timeout: hour,
        actorOptions: { inspect: currentWatch().inspect },
        navigation,
        live: live(),
      }),
    }
  })
  const { services, pages, hook, start, stop } = scene
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  useEffect(() => {
    services.locale.send({ type: 'locale.choose', locale })
  }, [services, locale])

  const Shown = framed ? Site : Page
  return (
    <Router hook={hook}>
      <Shown services={services} pages={pages} />
      {departure !== '' && <Departure address={departure} />}
    </Router>
  )
}

const always =
  <Value,>(value: Value) =>
  () =>
    value
