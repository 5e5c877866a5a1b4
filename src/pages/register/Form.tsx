import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import type { registration } from '../../app/lazyServices/registration.ts'
import { RegistrationForm } from '../../components/registration/Registration/RegistrationForm.tsx'
import type { ConferenceDetails } from '../../contract/conference.ts'
import { selectKeeping } from '../../machines/draft/draft.selectors.ts'
import type { RegistrationActorRef } from '../../machines/registration/registration.machine.ts'
import * as select from '../../machines/registration/registration.selectors.ts'
import { Group } from './Group.tsx'
import { ProofUpload } from './ProofUpload.tsx'

interface Props {
  actor: RegistrationActorRef
  port: ReturnType<ReturnType<typeof registration>>
  conference: ConferenceDetails
}

export const Form = ({ actor, port, conference }: Props) => {
  const { newKey } = useServices()
  const draft = useSelector(actor, select.selectDraft)
  return (
    <RegistrationForm
      conference={conference}
      chosen={useSelector(actor, select.selectChosen)}
      texts={useSelector(actor, select.selectTexts)}
      questions={useSelector(actor, select.selectQuestions)}
      isRestored={useSelector(actor, select.selectIsRestored)}
      keeping={useSelector(draft, (snapshot) => (snapshot === undefined ? 'none' : selectKeeping(snapshot)))}
      price={useSelector(actor, select.selectPrice)}
      coupons={useSelector(actor, select.selectCoupons)}
      formerAmount={useSelector(actor, select.selectFormerAmount)}
      proof={useSelector(actor, select.selectProof)}
      proofUpload={<ProofUpload actor={actor} port={port} />}
      group={<Group actor={actor} conference={conference} />}
      offer={useSelector(actor, select.selectOffer)}
      busy={useSelector(actor, select.selectIsBusy)}
      failure={useSelector(actor, select.selectFailure)}
      onChange={(texts) => {
        const change = { type: 'registration.change', texts } as const
        // Values filled in by the page itself are no draft.
        if (actor.getSnapshot().can(change)) port.keepDraft(texts)
        actor.send(change)
      }}
      onSubmit={(form) => actor.send({ type: 'registration.submit', form, key: newKey() })}
      onWait={() => actor.send({ type: 'waitlist.join' })}
      onRefresh={() => actor.send({ type: 'registration.refresh' })}
    />
  )
}
