import { useSelector } from '@xstate/react'

import { DeliveryLayout } from '../../components/site/Delivery/DeliveryLayout.tsx'
import { PartForm } from '../../components/site/Delivery/PartForm.tsx'
import { Storage } from '../../components/site/Delivery/Storage.tsx'
import { TestPanel } from '../../components/site/Delivery/TestPanel.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import type { DeliveryPlace } from '../../contract/deliveryPlaces.ts'
import * as select from '../../machines/deliverySettings/deliverySettings.selectors.ts'
import { Dialogs } from './Dialogs.tsx'
import { useDelivery } from './useDelivery.ts'

/** One place, and links to the others. */
export const Settings = ({ place }: { place: DeliveryPlace }) => {
  const flow = useDelivery(place)
  const view = useSelector(flow, select.selectView)
  const delivery = useSelector(flow, select.selectDelivery)
  const state = useSelector(flow, select.selectState)
  const failure = useSelector(flow, select.selectFailure)
  const busy = useSelector(flow, select.selectIsBusy)
  const isTesting = useSelector(flow, select.selectIsTesting)
  const isOutdated = useSelector(flow, select.selectIsOutdated)
  const test = useSelector(flow, select.selectTest)
  const canTest = useSelector(flow, select.selectCanTest)
  const canClear = useSelector(flow, select.selectCanClear)
  const onTest = canTest ? () => flow.send({ type: 'delivery.test' }) : undefined
  return (
    <DeliveryLayout place={place} view={view} delivery={delivery}>
      {view === 'failed' && (
        <FailureState failure={failure} onRetry={() => flow.send({ type: 'delivery.retry' })} />
      )}
      {view === 'loading' && <Skeleton $height="24rem" />}
      {view === 'form' && state !== null && (
        <PartForm
          key={state.version}
          state={state}
          busy={busy}
          failure={failure}
          onSend={(values) => flow.send({ type: 'delivery.send', values })}
          onClear={canClear ? () => flow.send({ type: 'delivery.clear' }) : undefined}
          onReload={isOutdated ? () => flow.send({ type: 'delivery.reload' }) : undefined}
        />
      )}
      {view === 'form' && delivery !== null && place === 'storage' && (
        <Storage storage={delivery.storage} failure={failure} />
      )}
      {view === 'form' && delivery !== null && place !== 'transfer' && (
        <TestPanel {...{ place, delivery, test, busy: isTesting, onTest }} />
      )}
      <Dialogs flow={flow} />
    </DeliveryLayout>
  )
}
