import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { isHandheldAgent } from '../../contract/handheld.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { mobileRedirectMachine } from '../../machines/mobileRedirect/mobileRedirect.machine.ts'
import { mobileTarget } from '../../machines/mobileRedirect/mobileTarget.ts'
import { useFlow } from '../shared/useFlow.ts'

/** MOB-01 … MOB-03: decided once per visit, for the page it started on. */
export const useMobileRedirect = (
  route: string,
  params: Readonly<Record<string, string>>,
  origin: string,
) => {
  const { account, delays, go } = useServices()
  const [logic] = useState(() =>
    mobileRedirectMachine.provide({
      actors: actorsOf(mobileRedirectMachine, account),
      delays: delays.redirect === undefined ? {} : { redirect: delays.redirect },
    }),
  )
  const [input] = useState(() => ({
    origin,
    isMobile: isMobileBrowser(),
    target: mobileTarget(route, currentQuery(), params),
  }))
  const redirect = useFlow(logic, { input })
  useEffect(() => {
    const leave = redirect.subscribe((snapshot) => {
      if (snapshot.output?.address) go.to(snapshot.output.address, { replace: true })
    })
    return () => leave.unsubscribe()
  }, [redirect, go])
}

const isMobileBrowser = () => typeof navigator !== 'undefined' && isHandheldAgent(navigator.userAgent)

const currentQuery = () => new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
