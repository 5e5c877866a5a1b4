import { useState } from 'react'

import { useServices } from '../../../app/context.tsx'
import { WorkbenchLayout } from '../../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { SaleView, type SaleWish } from '../../../components/registration/TicketSale/SaleView.tsx'
import { getTicketSale, type TicketSale } from '../../../contract/ticketSale.ts'
import { useWorkbench } from '../useWorkbench.ts'
import { SaleAct } from './SaleAct.tsx'
import { WindowEditing } from './WindowEditing.tsx'

/** Sale of a conference, and the actions on it. */
export const Sale = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { api, now } = useServices()
  const [round, setRound] = useState(0)
  const bench = useWorkbench<TicketSale, SaleWish>((signal) =>
    api.call(getTicketSale, { conference_id }, { signal }),
  )
  const { one: sale, wish, onWish, onEnd } = bench
  // The input stays while only tickets change.
  const dates = [
    sale?.registration_opens_at,
    sale?.registration_closes_at,
    sale?.refund_until,
    sale?.certificates_at,
    round,
  ]
  return (
    <WorkbenchLayout id={conference_id} section="tickets" {...bench.layout}>
      {sale !== null && (
        <SaleView
          sale={sale}
          at={now()}
          onWish={onWish}
          dates={
            <WindowEditing
              key={dates.join()}
              sale={sale}
              onEnd={() => {
                setRound(round + 1)
                bench.onRefresh()
              }}
            />
          }
        />
      )}
      {sale !== null && wish !== null && <SaleAct sale={sale} wish={wish} onEnd={onEnd} />}
    </WorkbenchLayout>
  )
}
