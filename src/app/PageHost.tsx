import { useSelector } from '@xstate/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'

import { OfferedLanguages } from '../components/kit/OfferedLanguages.ts'
import { SiteFrame } from '../pages/frame/SiteFrame.tsx'
import { useServices } from './context.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LazyPage } from './LazyPage.tsx'
import { interceptLinks, pageBehind } from './links.ts'
import { MemberGate } from './MemberGate.tsx'
import type { PageCache } from './pageCache.ts'
import { matchPath, notFound } from './routes.ts'
import { lacksSubject } from './subjectQuery.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

interface Props {
  readonly pages: PageCache
  /** The subject of the first address does not exist. */
  readonly isMissing: boolean
  readonly onLeave?: (() => void) | undefined
}

/** The page of the present address, in its frame. */
export const PageHost = ({ pages, isMissing, onLeave }: Props) => {
  const { go, site } = useServices()
  const languages = useSelector(site, (snapshot) => snapshot.context.site?.base.languages)
  const [path] = useLocation()
  const first = useRef(path)
  const hasMoved = first.current !== path
  const search = useSearch()
  // The first render knows as much of the query as the markup.
  const knowsQuery = useSyncExternalStore(never, yes, no)
  const found = matchPath(path)
  const isNothing =
    (isMissing && !hasMoved) || (knowsQuery && found.kind === 'page' && lacksSubject(found.route, search))
  const match = isNothing ? ({ kind: 'page', route: notFound, params: {} } as const) : found
  const redirect = match.kind === 'redirect' ? match.to : null

  useEffect(() => {
    if (redirect !== null) go.to(redirect + location.search + location.hash, { replace: true })
  }, [redirect, go])
  useEffect(() => {
    if (!hasMoved) return
    onLeave?.()
    // A second visit to the first page is a visit like any other.
    first.current = ''
  }, [hasMoved, onLeave])
  useEffect(
    () =>
      interceptLinks({
        root: document,
        to: go.to,
        prepare: (target) => {
          const route = pageBehind(target)
          // Only a hint: an import that fails here fails again, visibly, when the page is opened.
          if (route !== null && pages.read(route) === undefined) pages.load(route).catch(() => undefined)
        },
      }),
    [go, pages],
  )
  useDocumentTitle(match.kind === 'page' ? match.route.name : null)

  const { route, params } = match.kind === 'page' ? match : { route: null, params: {} }
  return (
    <SiteFrame route={route?.name ?? ''} params={params} isWork={route?.access === 'member'}>
      {route !== null && (
        <ErrorBoundary key={path}>
          <OfferedLanguages value={languages ?? both}>
            <MemberGate access={route.access}>
              <LazyPage
                key={isNothing ? notFound.path : path}
                route={route}
                params={params}
                pages={pages}
                takesFocus={hasMoved}
              />
            </MemberGate>
          </OfferedLanguages>
        </ErrorBoundary>
      )}
    </SiteFrame>
  )
}

const both = ['zh', 'en'] as const
const never = () => () => {}
const yes = () => true
const no = () => false
