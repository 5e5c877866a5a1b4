import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { saveInvoice } from '../../contract/invoice.ts'
import type { InvoiceCard } from '../../contract/invoice.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { invoiceFormMachine } from '../../machines/invoiceForm/invoiceForm.machine.ts'
import * as select from '../../machines/invoiceForm/invoiceForm.selectors.ts'
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
        saveInvoice: async ({ id, version, key, values }, signal) => {
          await api.call(saveInvoice, { id, version, key, ...values }, { signal })
        },
      }),
    }),
  )
  const flow = useFlow(logic, { input: { id: invoice.id, version: invoice.version } })
  useEmitted<typeof invoiceFormMachine>(flow, {
    'form.saved': () => {
      say('success', 'member.invoice.saved')
      onLeft(true)
    },
    'form.left': ({ isOutdated }) => onLeft(isOutdated),
  })
  return (
    <Suspense fallback={null}>
      <InvoiceDialog
        invoice={invoice}
        view={useSelector(flow, select.selectView)}
        busy={useSelector(flow, select.selectIsBusy)}
        failure={useSelector(flow, select.selectFailure)}
        onSubmit={(values) => flow.send({ type: 'form.submit', values, key: crypto.randomUUID() })}
        onConfirm={() => flow.send({ type: 'form.confirm' })}
        onAmend={() => flow.send({ type: 'form.amend' })}
        onClose={() => flow.send({ type: 'form.close' })}
      />
    </Suspense>
  )
}
