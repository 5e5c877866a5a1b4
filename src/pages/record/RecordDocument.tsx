import type { Offer } from '../../components/Record/Record.types.ts'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { InvoiceDocument } from './InvoiceDocument.tsx'

interface Props {
  record: LifecycleRecord
  offers: readonly Offer[]
  onMoved: () => void
}

/** The form that brings a document for the record, while its reader may bring one. */
export const RecordDocument = ({ record, offers, onMoved }: Props) => {
  const isWanted = offers.some(({ event, refusal }) => event === 'invoice.attach' && refusal === null)
  if (record.entity !== 'invoice' || !isWanted) return null
  return <InvoiceDocument key={record.state} invoice={record} onMoved={onMoved} />
}
