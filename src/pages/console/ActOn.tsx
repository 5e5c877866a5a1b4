import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import * as select from '../../machines/operatorAct/operatorAct.selectors.ts'
import { useAct, type ActProps } from './useAct.ts'

const ActDialog = lazy(() => import('../../components/Operators/ActDialog.tsx'))

/** One act of an administrator, in a dialog (OPS-01). */
export const ActOn = (props: ActProps) => {
  const { newKey } = useServices()
  const flow = useAct(props)
  const { kind, subject } = props.act
  return (
    <Suspense fallback={null}>
      <ActDialog
        kind={kind}
        subject={subject}
        isRefused={useSelector(flow, select.selectIsRefused)}
        busy={useSelector(flow, select.selectIsBusy)}
        failure={useSelector(flow, select.selectFailure)}
        onSubmit={(texts) => flow.send({ type: 'act.send', texts, key: newKey() })}
        onClose={() => flow.send({ type: 'act.close' })}
      />
    </Suspense>
  )
}
