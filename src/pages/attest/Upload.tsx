import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { UploadSlot } from '../../components/conference/Attest/AttestForm.tsx'
import { UploadField } from '../../components/kit/UploadField.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { wholeFile } from '../../machines/fileUpload/fileUpload.actors.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'
import type { Port } from './useAttest.ts'

interface Props {
  slot: UploadSlot
  port: Port
  /** Address of an earlier upload, or empty. */
  url: string
}

/** One picture of the application, sent as soon as it is chosen (ORG-03, FILE-01). */
export const Upload = ({ slot: { name, error, onChange }, port, url }: Props) => {
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        // An application has pictures alone.
        ...wholeFile,
        sendFile: ({ file }, tell) => port.sendFile({ kind: 'organizer', file }, tell),
      }),
    }),
  )
  const flow = useFlow(logic, { input: { kind: 'organizer', url } })
  const upload = useUploadProps(flow)
  const kept = upload.url
  const reported = useRef(kept)
  useEffect(() => {
    if (reported.current === kept) return
    reported.current = kept
    onChange()
  }, [kept, onChange])
  return (
    <UploadField
      name={name}
      label={<FormattedMessage id={`attest.field.${name}`} />}
      hint={<FormattedMessage id={`attest.field.${name}.hint`} />}
      error={error}
      accept="image/png,image/jpeg,.png,.jpg,.jpeg"
      {...upload}
    />
  )
}
