import { useSelector } from '@xstate/react'

import DeletionBanner from '../../components/account/Deletion/DeletionBanner.tsx'
import * as select from '../../machines/ownDeletion/ownDeletion.selectors.ts'
import { useOwnDeletion } from './useOwnDeletion.ts'

/** Lazy: when the account will be deleted, and keeping it; gone once it is kept. */
const DeletionBar = ({ at }: { at: string }) => {
  const flow = useOwnDeletion({
    state: 'requested',
    requested_at: null,
    deletes_at: at,
    blocks: [],
    notes: [],
  })
  const view = useSelector(flow, select.selectView)
  const busy = useSelector(flow, select.selectIsBusy)
  const failure = useSelector(flow, select.selectFailure)
  if (view === 'open') return null
  return <DeletionBanner {...{ at, busy, failure }} onKeep={() => flow.send({ type: 'deletion.keep' })} />
}
export default DeletionBar
