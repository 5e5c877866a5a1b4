import { useState } from 'react'

import { useServices } from '../../../app/context.tsx'
import { FormView } from '../../../components/conference/ConferenceForm/FormView.tsx'
import type { FormWish } from '../../../components/conference/ConferenceForm/typedField.ts'
import { WorkbenchLayout } from '../../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { getConferenceForm, type ConferenceForm as Asked } from '../../../contract/conferenceForm.ts'
import { useWorkbench } from '../useWorkbench.ts'
import { FormAct } from './FormAct.tsx'
import { TemplateAdding } from './TemplateAdding.tsx'

/** The questions of a registration form, and the acts on them. */
export const ConferenceForm = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { api } = useServices()
  const [round, setRound] = useState(0)
  const bench = useWorkbench<Asked, FormWish>((signal) =>
    api.call(getConferenceForm, { conference_id }, { signal }),
  )
  const { one: form, wish, onWish, onEnd } = bench
  const handleEnd = (isChanged: boolean) => {
    setRound(round + 1)
    onEnd(isChanged)
  }
  return (
    <WorkbenchLayout id={conference_id} section="form" {...bench.layout}>
      {form !== null && (
        <FormView
          form={form}
          templates={<TemplateAdding key={round} form={form} onEnd={handleEnd} />}
          onWish={onWish}
        />
      )}
      {form !== null && wish !== null && <FormAct form={form} wish={wish} onEnd={handleEnd} />}
    </WorkbenchLayout>
  )
}
