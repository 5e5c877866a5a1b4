import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { RecordFailed } from '../../components/kit/Record/RecordFailed.tsx'
import { RecordView } from '../../components/kit/Record/RecordView.tsx'
import { LoadingPage } from '../../components/kit/StatusPage/LoadingPage.tsx'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
import type { Entity } from '../../contract/entity.ts'
import * as select from '../../machines/record/record.selectors.ts'
import type { Trail } from '../console/desk.ts'
import { QueueTrail } from './QueueTrail.tsx'
import { RecordProof } from './RecordProof.tsx'
import { RecordDocument } from './RecordDocument.tsx'
import { useOffers } from './useOffers.ts'
import { useRecord } from './useRecord.ts'

/** One record of the console, for as long as its address is shown. */
export const RecordContainer = ({
  entity,
  id,
  trail,
}: {
  entity: Entity
  id: number
  trail: Trail | null
}) => {
  const { newKey } = useServices()
  const { flow, refresh } = useRecord(entity, id)
  const view = useSelector(flow, select.selectView)
  const record = useSelector(flow, select.selectRecord)
  const offers = useOffers(record)
  const shown = {
    failure: useSelector(flow, select.selectFailure),
    notice: useSelector(flow, select.selectNotice),
    wish: useSelector(flow, select.selectWish),
    ask: useSelector(flow, select.selectAsk),
    pending: useSelector(flow, select.selectPending),
    done: useSelector(flow, select.selectDone),
    isRefreshing: useSelector(flow, select.selectIsRefreshing),
  }
  if (view === 'missing') return <StatusPage name="404" />
  if (view === 'failed')
    return <RecordFailed failure={shown.failure} onRetry={() => flow.send({ type: 'record.retry' })} />
  if (record === null) return <LoadingPage />
  return (
    <RecordView
      {...shown}
      record={record}
      trail={trail !== null && <QueueTrail key={record.version} trail={trail} entity={entity} id={id} />}
      document={<RecordDocument record={record} offers={offers} onMoved={refresh} />}
      proof={<RecordProof flow={flow} />}
      offers={offers}
      onChoose={(event) => flow.send({ type: 'wish.choose', event, key: newKey() })}
      onConfirm={(typed) => flow.send({ type: 'wish.confirm', typed, key: newKey() })}
      onDismiss={() => flow.send({ type: 'wish.dismiss' })}
      onAgain={() => flow.send({ type: 'wish.again' })}
      onRefresh={refresh}
    />
  )
}
