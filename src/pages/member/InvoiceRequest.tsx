import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { saveInvoice } from '../../contract/invoice.ts'
import type { InvoiceCard } from '../../contract/invoice.ts'
import * as select from '../../kinds/selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { invoiceFormMachine } from '../../machines/invoiceForm/invoiceForm.machine.ts'
import { selectView } from '../../machines/invoiceForm/invoiceForm.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

const InvoiceDialog = lazy(() => import('../../components/pay/Invoice/InvoiceDialog.tsx'))

export interface InvoiceRequestProps {
  invoice: InvoiceCard
  /** `isChanged`: the list shows outdated data of this invoice. */
  onLeft: (isChanged: boolean) => void
}

/** Requests one invoice (INV-02), in a dialog. */
export const InvoiceRequest = ({ invoice, onLeft }: InvoiceRequestProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    invoiceFormMachine.provide({
      actors: actorsOf(invoiceFormMachine, {
        sendCommand: async ({ wish, key }, signal) => {
          const { id, version } = invoice
          await api.call(saveInvoice, { id, version, key, ...wish }, { signal })
        },
      }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof invoiceFormMachine>(flow, {
    'command.done': () => {
      say('success', 'member.invoice.saved')
      onLeft(true)
    },
    'command.left': ({ isOutdated }) => onLeft(isOutdated),
  })
  return (
    <Suspense fallback={null}>
      <InvoiceDialog
        invoice={invoice}
        view={useSelector(flow, selectView)}
        busy={useSelector(flow, select.selectIsBusy)}
        failure={useSelector(flow, select.selectFailure)}
        onSubmit={(wish) => flow.send({ type: 'command.send', wish, key: crypto.randomUUID() })}
        onConfirm={() => flow.send({ type: 'form.confirm' })}
        onAmend={() => flow.send({ type: 'form.amend' })}
        onClose={() => flow.send({ type: 'command.close' })}
      />
    </Suspense>
  )
}
