import { lazy, Suspense } from 'react'

import { useServices } from '../../../app/context.tsx'
import { entriesIn } from '../../../components/conference/ConferenceHosts/hostPlaces.ts'
import { orderHostEntries } from '../../../contract/conferenceHosts.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'
import type { HostActProps } from './HostAct.types.ts'

const OrderDialog = lazy(() => import('../../../components/registration/TicketSale/OrderDialog.tsx'))

/** Changes the order in which visitors see a list. */
export const EntryOrdering = ({ hosts, list, committee, onEnd }: HostActProps) => {
  const { api } = useServices()
  const entries = entriesIn(hosts, { list, committee })
  const seen = entries.map(({ id }) => id).join(',')
  const act = useSaleForm(
    ({ texts }, signal) =>
      api.call(
        orderHostEntries,
        {
          ...{ conference_id: hosts.conference_id, list, committee_id: committee?.id ?? 0 },
          ...{ seen, ids: texts['ids'] ?? '' },
        },
        { signal },
      ),
    onEnd,
  )
  return (
    <Suspense fallback={null}>
      <OrderDialog
        {...act}
        types={entries}
        about="hosts.order.about"
        onSubmit={(ids) => act.onSubmit({ ids })}
      />
    </Suspense>
  )
}
