import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { undoBulk, type BulkAction } from '../../contract/peopleBulk.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const AskDialog = lazy(() => import('../../components/registration/TicketSale/AskDialog.tsx'))

interface Props {
  readonly conferenceId: number
  readonly action: BulkAction
  readonly onEnd: (isChanged: boolean) => void
}

/** Undoes a bulk action on registrations, after a confirmation. */
export const BulkUndo = ({ conferenceId, action: { id, done }, onEnd }: Props) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ key }, signal) => api.call(undoBulk, { conference_id: conferenceId, id, key }, { signal }),
    onDone: () => {
      say('success', 'people.undo.done')
      onEnd(true)
    },
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...act}
        title={<FormattedMessage id="people.undo" />}
        about={<FormattedMessage id="people.undo.about" values={{ number: done }} />}
        submit="people.undo"
        onSubmit={() => act.onSubmit({})}
      />
    </Suspense>
  )
}
