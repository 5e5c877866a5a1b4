import { useState } from 'react'

import { useServices } from '../../../app/context.tsx'
import { FormView } from '../../../components/ConferenceForm/FormView.tsx'
import type { FormWish } from '../../../components/ConferenceForm/typedField.ts'
import { WorkbenchLayout } from '../../../components/OwnConferences/WorkbenchLayout.tsx'
import { getConferenceForm } from '../../../contract/conferenceForm.ts'
import { useRemoteOne } from '../../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../../shared/useSubjectTitle.ts'
import { FormAct } from './FormAct.tsx'
import { TemplateAdding } from './TemplateAdding.tsx'

/** The questions of a registration form, and the acts on them. */
export const ConferenceForm = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { api } = useServices()
  const [wish, setWish] = useState<FormWish | null>(null)
  const [round, setRound] = useState(0)
  const list = useRemoteOne((signal) => api.call(getConferenceForm, { conference_id }, { signal }), undefined)
  const { one: form, failure } = list
  useSubjectTitle(form?.conference)
  const handleEnd = (isChanged: boolean) => {
    setWish(null)
    setRound(round + 1)
    if (isChanged) list.onRefresh()
  }
  return (
    <WorkbenchLayout
      id={conference_id}
      section="form"
      parts={form?.parts}
      view={form !== null ? 'form' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      onRetry={list.onRetry}
    >
      {form !== null && (
        <FormView
          form={form}
          templates={<TemplateAdding key={round} form={form} onEnd={handleEnd} />}
          onWish={setWish}
        />
      )}
      {form !== null && wish !== null && <FormAct form={form} wish={wish} onEnd={handleEnd} />}
    </WorkbenchLayout>
  )
}
