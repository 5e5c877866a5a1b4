import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { checkout } from '../../app/lazyServices/checkout.ts'
import { VoucherForm } from '../../components/pay/Checkout/VoucherForm.tsx'
import type { PaymentCard } from '../../contract/order.ts'
import * as select from '../../kinds/file/file.selectors.ts'
import { selectFailure } from '../../kinds/selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { transferVoucherMachine } from '../../machines/transferVoucher/transferVoucher.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

interface Props {
  payment: PaymentCard
  /** The displayed attempt may be outdated. */
  onMoved: () => void
}

/** Uploads the voucher of the open transfer. */
export const Voucher = ({ payment, onMoved }: Props) => {
  const { own, newKey } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    transferVoucherMachine.provide({
      actors: actorsOf(transferVoucherMachine, { sendFile: own(checkout).sendVoucher(payment.id) }),
    }),
  )
  const [{ version }] = useState(payment)
  const flow = useFlow(logic, {})
  useEmitted<typeof transferVoucherMachine>(flow, {
    'file.sent': () => {
      say('success', 'pay.voucher.sent')
      onMoved()
    },
    'file.declined': onMoved,
  })
  return (
    <VoucherForm
      view={useSelector(flow, select.selectViewOrSent)}
      file={useSelector(flow, select.selectFile)}
      share={useSelector(flow, select.selectShare)}
      failure={useSelector(flow, selectFailure)}
      onChoose={(file) => flow.send({ type: 'file.choose', file })}
      onSend={() => flow.send({ type: 'file.send', wish: { version }, key: newKey() })}
      onStop={() => flow.send({ type: 'file.stop' })}
    />
  )
}
