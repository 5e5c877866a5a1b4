import { useState } from 'react'

import { InvoiceCard } from '../../components/pay/Invoice/InvoiceCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listInvoices } from '../../contract/invoice.ts'
import type { InvoiceCard as Invoice } from '../../contract/invoice.ts'
import { useCallList } from '../shared/useCallList.ts'
import { InvoiceRequest } from './InvoiceRequest.tsx'
import { useFocusOnChange } from './useFocusOnChange.ts'

export interface InvoicesProps {
  /** Null: all of them. */
  label: Invoice['label'] | null
}

/** The invoices with one label, and the dialog that requests one of them. */
export const Invoices = ({ label }: InvoicesProps) => {
  const [edited, setEdited] = useState<Invoice | null>(null)
  const focusOnChange = useFocusOnChange()
  const { onRefresh, ...list } = useCallList(listInvoices, { ...(label === null ? {} : { label }) })
  return (
    <>
      <MemberList {...list} height="11rem" empty={<NothingYet list="invoice" />}>
        {(invoice) => <InvoiceCard invoice={invoice} onEdit={setEdited} />}
      </MemberList>
      {edited !== null && (
        <InvoiceRequest
          invoice={edited}
          onLeft={(isChanged) => {
            setEdited(null)
            if (!isChanged) return
            onRefresh()
            focusOnChange()
          }}
        />
      )}
    </>
  )
}
