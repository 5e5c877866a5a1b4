import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import type { LiveAct } from '../../contract/livePlan.ts'
import { planOwnLive, type OwnLive } from '../../contract/ownLive.ts'
import { useLiveAct } from './useLiveAct.ts'

const AskDialog = lazy(() => import('../../components/registration/TicketSale/AskDialog.tsx'))

interface Props {
  readonly conferenceId: number
  readonly live: OwnLive
  readonly act: LiveAct
  readonly onEnd: (isChanged: boolean) => void
}

/** One act on a live as a whole, in its dialog. */
export const Acting = ({ conferenceId: conference_id, live: { id, version }, act, onEnd }: Props) => {
  const { api } = useServices()
  const flow = useLiveAct(
    (_, signal) => api.call(planOwnLive, { conference_id, id, version, act }, { signal }),
    `ownLive.done.${act}`,
    () => onEnd(true),
    onEnd,
  )
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...flow}
        title={<FormattedMessage id={`ownLive.ask.${act}`} />}
        about={<FormattedMessage id={`ownLive.ask.${act}.about`} />}
        submit={`ownLive.act.${act}`}
        onSubmit={() => flow.onSubmit({})}
      />
    </Suspense>
  )
}
