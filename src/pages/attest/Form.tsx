import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { AttestForm } from '../../components/conference/Attest/AttestForm.tsx'
import { Occasion } from '../../components/conference/Attest/Occasion.tsx'
import type { OrganizerApplicationActorRef } from '../../machines/organizerApplication/organizerApplication.machine.ts'
import * as select from '../../machines/organizerApplication/organizerApplication.selectors.ts'
import { Upload } from './Upload.tsx'
import type { Port } from './useAttest.ts'

interface Props {
  actor: OrganizerApplicationActorRef
  port: Port
}

export const Form = ({ actor, port }: Props) => {
  const { newKey } = useServices()
  const occasion = useSelector(actor, select.selectOccasion)
  const texts = useSelector(actor, select.selectTexts)
  const isWarned = useSelector(actor, select.selectIsWarned)
  const cancel = () => {
    port.dropDraft()
    actor.send({ type: 'application.cancel' })
  }
  const reason = useSelector(actor, select.selectApplication)?.reason ?? null
  return (
    <AttestForm
      occasion={<Occasion occasion={occasion} reason={reason} />}
      texts={texts}
      isRestored={useSelector(actor, select.selectIsRestored)}
      isWarned={isWarned}
      busy={useSelector(actor, select.selectIsSaving)}
      failure={useSelector(actor, select.selectFailure)}
      upload={(slot) => <Upload slot={slot} port={port} url={texts[slot.name] ?? ''} />}
      onDraft={(typed) => {
        port.keepDraft(typed)
        if (isWarned) actor.send({ type: 'application.edit' })
      }}
      onSubmit={(values) => actor.send({ type: 'application.submit', values, key: newKey() })}
      onConfirm={() => actor.send({ type: 'application.confirm' })}
      onCancel={occasion === 'amending' ? cancel : undefined}
    />
  )
}
