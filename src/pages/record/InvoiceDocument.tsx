import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { invoiceDocuments } from '../../app/lazyServices/invoiceDocuments.ts'
import { DocumentForm } from '../../components/kit/Record/DocumentForm.tsx'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import * as select from '../../kinds/file/file.selectors.ts'
import { selectFailure } from '../../kinds/selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { invoiceDocumentMachine } from '../../machines/invoiceDocument/invoiceDocument.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

interface Props {
  invoice: Extract<LifecycleRecord, { entity: 'invoice' }>
  /** The displayed invoice may be outdated. */
  onMoved: () => void
}

/** Uploads the official document of an invoice, or the red-letter one of its reversal. */
export const InvoiceDocument = ({ invoice: { id, version, state, facts }, onMoved }: Props) => {
  const { own, newKey } = useServices()
  const { say, sayFailure } = useToasts()
  const [logic] = useState(() =>
    invoiceDocumentMachine.provide({
      actors: actorsOf(invoiceDocumentMachine, own(invoiceDocuments).portOf(id)),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof invoiceDocumentMachine>(flow, {
    'file.sent': () => {
      say('success', 'record.document.sent')
      onMoved()
    },
    'file.declined': ({ failure }) => {
      sayFailure(failure)
      onMoved()
    },
  })
  return (
    <DocumentForm
      kind={state === 'invoiced' ? 'reversal' : 'issue'}
      uploaded={
        facts.document === null ? null : { number: facts.document, url: `/files/invoice-upload/${id}` }
      }
      view={useSelector(flow, select.selectView)}
      file={useSelector(flow, select.selectFile)}
      share={useSelector(flow, select.selectShare)}
      failure={useSelector(flow, selectFailure)}
      onChoose={(file) => flow.send({ type: 'file.choose', file })}
      onSend={(number) => flow.send({ type: 'file.send', wish: { number, version }, key: newKey() })}
      onStop={() => flow.send({ type: 'file.stop' })}
    />
  )
}
