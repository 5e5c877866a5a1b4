import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { AttemptActions } from '../../components/pay/Checkout/AttemptActions.tsx'
import { CodePanel } from '../../components/pay/Checkout/CodePanel.tsx'
import { ReviewPanel } from '../../components/pay/Checkout/ReviewPanel.tsx'
import { TransferPanel } from '../../components/pay/Checkout/TransferPanel.tsx'
import type { OrderDetails } from '../../contract/order.ts'
import type { PayAttemptActorRef, payAttemptMachine } from '../../machines/payAttempt/payAttempt.machine.ts'
import * as select from '../../machines/payAttempt/payAttempt.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useToasts } from '../shared/useToasts.ts'
import { useCopy } from './useCopy.ts'
import { Voucher } from './Voucher.tsx'

interface Props {
  actor: PayAttemptActorRef
  transfer: OrderDetails['transfer']
}

/** The attempt that is open. */
export const Attempt = ({ actor, transfer }: Props) => {
  const { handheld, newKey } = useServices()
  const { sayFailure } = useToasts()
  const copy = useCopy()
  useEmitted<typeof payAttemptMachine>(actor, { 'attempt.failed': ({ failure }) => sayFailure(failure) })
  const view = useSelector(actor, select.selectView)
  const payment = useSelector(actor, select.selectPayment)
  const failure = useSelector(actor, select.selectFailure)
  const ask = () => actor.send({ type: 'attempt.ask' })
  return (
    <>
      {view === 'scanning' && <CodePanel payment={payment} handheld={handheld} failure={failure} />}
      {view === 'transferring' && (
        <TransferPanel
          payment={payment}
          transfer={transfer}
          failure={failure}
          // Keyed by version: a choice made for the previous one is dropped.
          voucher={<Voucher key={payment.version} payment={payment} onMoved={ask} />}
          onCopy={copy}
        />
      )}
      {view === 'reviewing' && <ReviewPanel payment={payment} failure={failure} />}
      <AttemptActions
        canAbandon={view !== 'reviewing'}
        subject={view === 'reviewing' ? 'voucher' : 'money'}
        abandoning={useSelector(actor, select.selectIsAbandoning)}
        onAsk={ask}
        onAbandon={() => actor.send({ type: 'attempt.abandon', key: newKey() })}
      />
    </>
  )
}
