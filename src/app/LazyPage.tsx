import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Trouble } from '../components/kit/StatusPage/Trouble.tsx'
import { actorsOf } from '../machines/shared/actorsOf.ts'
import { lazyPageMachine } from '../machines/lazyPage/lazyPage.machine.ts'
import { useServices } from './context.tsx'
import { focusPage } from './focusPage.ts'
import type { PageCache } from './pageCache.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { Route } from './routes.ts'

interface Props {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
  readonly pages: PageCache
  /** The visitor came here by a link: the new page is announced and read from its top. */
  readonly takesFocus: boolean
}

/** NAV-06: never blank. A late or failed chunk shows a message and a retry. */
export const LazyPage = ({ route, params, pages, takesFocus }: Props) => {
  const { delays, actorOptions, go } = useServices()
  const [logic] = useState(() =>
    lazyPageMachine.provide({
      actors: actorsOf(lazyPageMachine, { loadChunk: () => pages.load(route) }),
      delays: delays.chunkTimeout === undefined ? {} : { chunkTimeout: delays.chunkTimeout },
    }),
  )
  const page = useActorRef(logic, { ...actorOptions, input: { loaded: pages.read(route) !== undefined } })
  const isReady = useSelector(page, (snapshot) => snapshot.hasTag('ready'))
  const problem = useSelector(page, (snapshot) => snapshot.context.problem)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (isReady && takesFocus) focusPage()
  }, [isReady, takesFocus])

  const Page = isReady ? pages.read(route) : undefined
  if (Page !== undefined) return <Page name={route.name} params={params} />
  if (problem === null) return <PageSkeleton />
  const retry = () => {
    // Browsers may remember a failed module, and a new release has other file names: then only a new document helps.
    if (attempts > 0) go.reload()
    setAttempts(attempts + 1)
    page.send({ type: 'page.retry' })
  }
  return (
    <Trouble
      title={<FormattedMessage id={`state.chunk.${problem}`} />}
      text={<FormattedMessage id="state.chunk.text" />}
      action={<FormattedMessage id="state.retry" />}
      onAction={retry}
    />
  )
}
