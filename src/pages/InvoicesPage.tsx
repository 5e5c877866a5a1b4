import { useSearch } from 'wouter'

import { FilterLinks } from '../components/account/Member/FilterLinks.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { invoiceLabels } from '../contract/invoice.ts'
import { choiceOf } from './member/choiceOf.ts'
import { Invoices } from './member/Invoices.tsx'

/** `/personal/notes/invoice`, `?status=` of the invoices that are shown. */
const InvoicesPage = () => {
  const label = choiceOf(useSearch(), 'status', invoiceLabels)
  return (
    <MemberLayout current="invoice">
      <FilterLinks
        path="/personal/notes/invoice"
        name="status"
        texts="member.invoice.label"
        choices={invoiceLabels}
        chosen={label}
      />
      <Invoices key={label} label={label} />
    </MemberLayout>
  )
}

export default InvoicesPage
