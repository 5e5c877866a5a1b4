import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { organizerApplication } from '../../app/lazyServices/organizerApplication.ts'
import type { PictureSlot } from '../../components/live/OwnLives/LiveForm.tsx'
import { UploadField } from '../../components/kit/UploadField.tsx'
import { wholeFile } from '../../machines/fileUpload/fileUpload.actors.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'

/** One picture of a live, sent as soon as it is chosen (FILE-01) and saved with the live. */
export const Picture = ({ url, ...slot }: PictureSlot) => {
  const { own } = useServices()
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        // By the call of the organizer's form, which sends pictures of every kind.
        ...wholeFile,
        sendFile: ({ file }, tell) => own(organizerApplication).sendFile({ kind: 'live', file }, tell),
      }),
    }),
  )
  const flow = useFlow(logic, { input: { kind: 'live', url } })
  return <UploadField {...slot} accept="image/png,image/jpeg,.png,.jpg,.jpeg" {...useUploadProps(flow)} />
}
