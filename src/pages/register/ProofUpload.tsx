import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import type { registration } from '../../app/lazyServices/registration.ts'
import { UploadField } from '../../components/kit/UploadField.tsx'
import { voucherFile } from '../../contract/voucherFile.ts'
import { wholeFile } from '../../machines/fileUpload/fileUpload.actors.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import type { RegistrationActorRef } from '../../machines/registration/registration.machine.ts'
import { selectProof } from '../../machines/registration/registration.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'

interface Props {
  actor: RegistrationActorRef
  port: Pick<ReturnType<ReturnType<typeof registration>>, 'sendProof'>
}

/** Submits a proof of student status as soon as it is chosen; the registration reloads its result. */
export const ProofUpload = ({ actor, port }: Props) => {
  const { newKey } = useServices()
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        ...wholeFile,
        sendFile: ({ file }, tell) =>
          port.sendProof(
            {
              ...{ file, key: newKey(), version: selectProof(actor.getSnapshot())?.version ?? 0 },
              onAnswer: () => actor.send({ type: 'registration.refresh' }),
            },
            tell,
          ),
      }),
    }),
  )
  const flow = useFlow(logic, { input: { kind: 'studentProof', url: '' } })
  return (
    <UploadField
      isDocument
      // No field of the form around it.
      name=""
      label={<FormattedMessage id="register.proof.choose" />}
      hint={<FormattedMessage id="register.proof.hint" />}
      accept={[...voucherFile.types, ...voucherFile.endings.map((ending) => `.${ending}`)].join()}
      {...useUploadProps(flow)}
    />
  )
}
