import { useState } from 'react'

import type { TeamPart } from '../../contract/teamParts.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'

/** Common part of every answer about a conference to its team. */
interface OfConference {
  readonly conference: string
  readonly parts: readonly TeamPart[]
}

/** A page of the workbench: the current data, and the one action that a dialog confirms. */
export const useWorkbench = <One extends OfConference, Wish>(ask: (signal: AbortSignal) => Promise<One>) => {
  const [wish, setWish] = useState<Wish | null>(null)
  const { one, failure, onRetry, onRefresh } = useRemoteOne(ask)
  useSubjectTitle(one?.conference)
  return {
    one,
    wish,
    onWish: setWish,
    /** `isChanged`: the page shows outdated data. */
    onEnd: (isChanged: boolean) => {
      setWish(null)
      if (isChanged) onRefresh()
    },
    onRefresh,
    /** Props of `WorkbenchLayout`. */
    layout: {
      parts: one?.parts,
      view: one !== null ? 'form' : failure === null ? 'loading' : 'failed',
      failure,
      onRetry,
    },
  }
}
