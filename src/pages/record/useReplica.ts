import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { useServices } from '../../app/context.tsx'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { createLifecycleReplica } from '../../machines/record/lifecycleReplica.ts'

/** The lifecycle of the shown record as it runs in the page; null before the first record. */
export const useReplica = (record: LifecycleRecord | null): AnyMachineSnapshot | null => {
  const { actorOptions } = useServices()
  const [replica] = useState(() => createLifecycleReplica(actorOptions))
  // Before the browser paints: buttons never show outdated events.
  useLayoutEffect(() => {
    if (record !== null) replica.follow(record)
  }, [replica, record])
  useEffect(() => () => replica.stop(), [replica])
  return useSyncExternalStore(replica.subscribe, replica.read, () => null)
}
