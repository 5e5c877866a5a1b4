import { useState } from 'react'

import type { TeamPart } from '../../contract/teamParts.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'

/** What every answer about a conference to its team says. */
interface OfConference {
  readonly conference: string
  readonly parts: readonly TeamPart[]
}

/** A page of the workbench: what stands, and the one act on it that is asked about in a dialog. */
export const useWorkbench = <One extends OfConference, Wish>(ask: (signal: AbortSignal) => Promise<One>) => {
  const [wish, setWish] = useState<Wish | null>(null)
  const { one, failure, onRetry, onRefresh } = useRemoteOne(ask)
  useSubjectTitle(one?.conference)
  return {
    one,
    wish,
    onWish: setWish,
    /** `isChanged`: what the page shows is not true any more. */
    onEnd: (isChanged: boolean) => {
      setWish(null)
      if (isChanged) onRefresh()
    },
    onRefresh,
    /** Of `WorkbenchLayout`. */
    layout: {
      parts: one?.parts,
      view: one !== null ? 'form' : failure === null ? 'loading' : 'failed',
      failure,
      onRetry,
    },
  }
}
