import { useState } from 'react'

import { useServices } from '../../../app/context.tsx'
import { WorkbenchLayout } from '../../../components/OwnConferences/WorkbenchLayout.tsx'
import { SaleView, type SaleWish } from '../../../components/TicketSale/SaleView.tsx'
import { getTicketSale } from '../../../contract/ticketSale.ts'
import { useRemoteOne } from '../../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../../shared/useSubjectTitle.ts'
import { SaleAct } from './SaleAct.tsx'
import { WindowEditing } from './WindowEditing.tsx'

/** What a conference sells, and the acts on it. */
export const Sale = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { api, now } = useServices()
  const [wish, setWish] = useState<SaleWish | null>(null)
  const [round, setRound] = useState(0)
  const list = useRemoteOne((signal) => api.call(getTicketSale, { conference_id }, { signal }), undefined)
  const { one: sale, failure } = list
  useSubjectTitle(sale?.conference)
  // What is typed stays while only tickets change.
  const dates = [sale?.registration_opens_at, sale?.registration_closes_at, sale?.refund_until, round]
  return (
    <WorkbenchLayout
      id={conference_id}
      section="tickets"
      parts={sale?.parts}
      view={sale !== null ? 'form' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      onRetry={list.onRetry}
    >
      {sale !== null && (
        <SaleView
          sale={sale}
          at={now()}
          onWish={setWish}
          dates={
            <WindowEditing
              key={dates.join()}
              sale={sale}
              onEnd={() => {
                setRound(round + 1)
                list.onRefresh()
              }}
            />
          }
        />
      )}
      {sale !== null && wish !== null && (
        <SaleAct
          sale={sale}
          wish={wish}
          onEnd={(isChanged) => {
            setWish(null)
            if (isChanged) list.onRefresh()
          }}
        />
      )}
    </WorkbenchLayout>
  )
}
