import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { OwnPaperView } from '../../components/papers/Submission/OwnPaperView.tsx'
import * as select from '../../machines/paperWithdrawal/paperWithdrawal.selectors.ts'
import { OwnParts } from './OwnParts.tsx'
import { usePaperWithdrawal } from './usePaperWithdrawal.ts'

const WithdrawalDialog = lazy(() => import('../../components/papers/Submission/WithdrawalDialog.tsx'))

interface Props {
  id: number
  /** It was changed elsewhere: reload it. */
  onChanged: () => void
}

/** One paper of the member's own, followed and withdrawn (PAP-01, PAP-03). */
export const OwnPaper = ({ id, onChanged }: Props) => {
  const { newKey } = useServices()
  const flow = usePaperWithdrawal(id)
  const paper = useSelector(flow, select.selectPaper)
  const failure = useSelector(flow, select.selectFailure)
  const busy = useSelector(flow, select.selectIsBusy)
  return (
    <OwnPaperView
      view={useSelector(flow, select.selectView)}
      paper={paper}
      busy={busy}
      failure={failure}
      parts={paper !== null && <OwnParts paper={paper} onChanged={onChanged} />}
      dialog={
        useSelector(flow, select.selectIsAsking) &&
        paper !== null && (
          <Suspense>
            <WithdrawalDialog
              paper={paper}
              busy={busy}
              failure={failure}
              onSend={(typed) => flow.send({ type: 'withdrawal.send', typed, key: newKey() })}
              onClose={() => flow.send({ type: 'withdrawal.dismiss' })}
            />
          </Suspense>
        )
      }
      onRetry={() => flow.send({ type: 'paper.retry' })}
      onWithdraw={() => flow.send({ type: 'withdrawal.ask' })}
      onRevive={() => flow.send({ type: 'paper.revive', key: newKey() })}
    />
  )
}
