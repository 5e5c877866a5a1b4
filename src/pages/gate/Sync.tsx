import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { gate as gateService } from '../../app/lazyServices/gate.ts'
import { DoubtList } from '../../components/admission/Gate/DoubtList.tsx'
import { Area } from '../../components/admission/Gate/Gate.styles.ts'
import { SyncPanel } from '../../components/admission/Gate/SyncPanel.tsx'
import type { GatePlace } from '../../machines/gate/gate.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { gateSyncMachine } from '../../machines/gateSync/gateSync.machine.ts'
import * as select from '../../machines/gateSync/gateSync.selectors.ts'
import { useFlow } from '../shared/useFlow.ts'

/** Remounted for each place. */
export const Sync = ({ place: { conferenceId } }: { place: GatePlace }) => {
  const gate = useServices().own(gateService)
  const [logic] = useState(() =>
    gateSyncMachine.provide({
      actors: actorsOf(gateSyncMachine, {
        ...gate,
        syncGate: (signal) => gate.syncGate(conferenceId, signal),
      }),
    }),
  )
  const sync = useFlow(logic, {})
  const report = useSelector(sync, select.selectReport)
  return (
    <>
      <Area $name="sync">
        <SyncPanel
          status={useSelector(sync, select.selectStatus)}
          waiting={useSelector(sync, select.selectWaiting)}
          report={report}
          failure={useSelector(sync, select.selectFailure)}
          onSync={() => sync.send({ type: 'sync.now' })}
        />
      </Area>
      <Area $name="doubts">
        <DoubtList
          issues={useSelector(sync, select.selectIssues)}
          conflicts={report?.conflicts ?? []}
          onSeen={gate.forgetIssue}
        />
      </Area>
    </>
  )
}
