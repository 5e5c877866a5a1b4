import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { checkout } from '../../app/lazyServices/checkout.ts'
import { VoucherForm } from '../../components/pay/Checkout/VoucherForm.tsx'
import type { PaymentCard } from '../../contract/order.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { transferVoucherMachine } from '../../machines/transferVoucher/transferVoucher.machine.ts'
import * as select from '../../machines/transferVoucher/transferVoucher.selectors.ts'
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
    transferVoucherMachine.provide({ actors: actorsOf(transferVoucherMachine, own(checkout)) }),
  )
  const flow = useFlow(logic, { input: { paymentId: payment.id, version: payment.version } })
  useEmitted<typeof transferVoucherMachine>(flow, {
    'voucher.sent': () => {
      say('success', 'pay.voucher.sent')
      onMoved()
    },
    'voucher.declined': onMoved,
  })
  return (
    <VoucherForm
      view={useSelector(flow, select.selectView)}
      file={useSelector(flow, select.selectFile)}
      share={useSelector(flow, select.selectShare)}
      failure={useSelector(flow, select.selectFailure)}
      onChoose={(file) => flow.send({ type: 'file.choose', file })}
      onSend={() => flow.send({ type: 'voucher.send', key: newKey() })}
      onStop={() => flow.send({ type: 'voucher.stop' })}
    />
  )
}
