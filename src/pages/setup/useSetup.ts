import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { setup } from '../../app/lazyServices/setup.ts'
import { firstRunMachine } from '../../machines/firstRun/firstRun.machine.ts'
import * as select from '../../machines/firstRun/firstRun.selectors.ts'
import type { SetupTexts } from '../../machines/firstRun/firstRun.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/** The first run of this browser: its state, and the operator's actions. */
export const useSetup = () => {
  const { own, session, site, go } = useServices()
  const port = own(setup)
  const [logic] = useState(() => firstRunMachine.provide({ actors: actorsOf(firstRunMachine, port) }))
  const flow = useFlow(logic, {})
  useEmitted<typeof firstRunMachine>(flow, {
    'setup.finished': () => {
      session.send({ type: 'session.open' })
      // It has a name now.
      site.send({ type: 'config.refresh' })
      go.to('/console', { replace: true })
    },
  })
  return {
    view: useSelector(flow, select.selectView),
    progress: useSelector(flow, select.selectProgress),
    failure: useSelector(flow, select.selectFailure),
    isBusy: useSelector(flow, select.selectIsBusy),
    isPassing: useSelector(flow, select.selectIsPassing),
    onRetry: () => flow.send({ type: 'setup.retry' }),
    onClaim: (code: string) => flow.send({ type: 'setup.claim', code }),
    onSave: (texts: SetupTexts) => flow.send({ type: 'setup.save', texts }),
    onPass: () => flow.send({ type: 'setup.pass' }),
    onFinish: () => flow.send({ type: 'setup.finish' }),
  }
}
