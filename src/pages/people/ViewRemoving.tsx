import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { removePeopleView, type SavedView } from '../../contract/peopleBulk.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const AskDialog = lazy(() => import('../../components/registration/TicketSale/AskDialog.tsx'))

interface Props {
  readonly conferenceId: number
  readonly view: SavedView
  readonly onEnd: (isChanged: boolean) => void
}

/** Forgets a named filter, after a question. */
export const ViewRemoving = ({ conferenceId, view, onEnd }: Props) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ key }, signal) =>
      api.call(removePeopleView, { conference_id: conferenceId, id: view.id, key }, { signal }),
    onDone: () => {
      say('success', 'people.view.removed')
      onEnd(true)
    },
    onLeft: onEnd,
  })
  const values = { name: view.name }
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...act}
        title={<FormattedMessage id="people.view.remove" values={values} />}
        about={<FormattedMessage id="people.view.remove.about" />}
        submit="people.view.forget"
        onSubmit={() => act.onSubmit({})}
      />
    </Suspense>
  )
}
