import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { savePeopleView } from '../../contract/peopleBulk.ts'
import { peopleFields, type PeopleFilter } from '../../contract/peopleFilter.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const ViewDialog = lazy(() => import('../../components/conference/People/ViewDialog.tsx'))

interface Props {
  readonly conferenceId: number
  readonly filter: PeopleFilter
  readonly onEnd: (isChanged: boolean) => void
}

/** Names the filter that is shown. */
export const ViewSaving = ({ conferenceId, filter, onEnd }: Props) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts, key }, signal) => {
      const view = { conference_id: conferenceId, ...peopleFields(filter), name: texts['name'] ?? '', key }
      return api.call(savePeopleView, view, { signal })
    },
    onDone: () => {
      say('success', 'people.view.saved')
      onEnd(true)
    },
    onLeft: onEnd,
  })
  return <Suspense fallback={null}>{<ViewDialog {...act} />}</Suspense>
}
