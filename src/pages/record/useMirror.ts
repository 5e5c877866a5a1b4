import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { useServices } from '../../app/context.tsx'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { createMirror } from '../../machines/record/mirror.ts'

/** The lifecycle of the shown record as it runs in the page; null before the first record. */
export const useMirror = (record: LifecycleRecord | null): AnyMachineSnapshot | null => {
  const { actorOptions } = useServices()
  const [mirror] = useState(() => createMirror(actorOptions))
  // Before the browser paints: buttons never show what was possible a moment ago.
  useLayoutEffect(() => {
    if (record !== null) mirror.follow(record)
  }, [mirror, record])
  useEffect(() => () => mirror.stop(), [mirror])
  return useSyncExternalStore(mirror.subscribe, mirror.read, () => null)
}
