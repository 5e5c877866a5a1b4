import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { InvoiceCard } from '../../components/pay/Invoice/InvoiceCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listInvoices } from '../../contract/invoice.ts'
import type { InvoiceCard as Invoice } from '../../contract/invoice.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { InvoiceRequest } from './InvoiceRequest.tsx'
import { useFocusOnChange } from './useFocusOnChange.ts'

export interface InvoicesProps {
  /** Null: all of them. */
  label: Invoice['label'] | null
}

/** The invoices with one label, and the dialog that requests one of them. */
export const Invoices = ({ label }: InvoicesProps) => {
  const { api } = useServices()
  const [edited, setEdited] = useState<Invoice | null>(null)
  const focusOnChange = useFocusOnChange()
  const { onRefresh, ...list } = useRemoteList(
    invoices,
    {
      fetchPage: (page, signal) =>
        api.call(listInvoices, { ...(label === null ? {} : { label }), page }, { signal }),
    },
    undefined,
  )
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

const invoices = createRemoteListMachine<Invoice>()
