import { useServices } from '../../app/context.tsx'
import { AudienceView } from '../../components/documents/Documents/AudienceView.tsx'
import { createDocumentBatch, getDocumentAudience } from '../../contract/documentBatch.ts'
import { peopleFields, type PeopleFilter } from '../../contract/peopleFilter.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useCall } from '../shared/useCall.ts'
import { sourceOf } from './sourceOf.ts'

interface Props {
  readonly conferenceId: number
  readonly filter: PeopleFilter
  readonly design: string
}

/** People who match a filter, for one design; a change of either reloads them. */
export const AudiencePart = ({ conferenceId, filter, design }: Props) => {
  const { api, go } = useServices()
  const wish = {
    conference_id: conferenceId,
    ...sourceOf(design),
    ...peopleFields(filter),
  }
  const { one, failure, onRetry } = useCall(getDocumentAudience, wish)
  const begin = useDialogAct({
    sendAct: ({ key }, signal) => api.call(createDocumentBatch, { ...wish, key }, { signal }),
    onDone: (id) => go.to(`/console/documentBatch/${String(id)}`),
    onLeft: onRetry,
  })
  return (
    <AudienceView
      {...{ design, failure, onRetry }}
      audience={one}
      busy={begin.busy}
      refusal={begin.failure}
      onBegin={() => (begin.isRefused ? begin.onClose() : begin.onSubmit({}))}
    />
  )
}
