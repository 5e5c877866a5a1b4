import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { AttestForm } from '../../components/Attest/AttestForm.tsx'
import { Occasion } from '../../components/Attest/Occasion.tsx'
import type { AttestActorRef } from '../../machines/attest/attest.machine.ts'
import * as select from '../../machines/attest/attest.selectors.ts'
import { Upload } from './Upload.tsx'

export const Form = ({ actor }: { actor: AttestActorRef }) => {
  const { attest, newKey } = useServices()
  const occasion = useSelector(actor, select.selectOccasion)
  const texts = useSelector(actor, select.selectTexts)
  const isWarned = useSelector(actor, select.selectIsWarned)
  const cancel = () => {
    attest.dropDraft()
    actor.send({ type: 'attest.cancel' })
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
      upload={(slot) => <Upload slot={slot} url={texts[slot.name] ?? ''} />}
      onDraft={(typed) => {
        attest.keepDraft(typed)
        if (isWarned) actor.send({ type: 'attest.edit' })
      }}
      onSubmit={(values) => actor.send({ type: 'attest.submit', values, key: newKey() })}
      onConfirm={() => actor.send({ type: 'attest.confirm' })}
      onCancel={occasion === 'amending' ? cancel : undefined}
    />
  )
}
