import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { contents } from '../../app/lazyServices/contents.ts'
import { PictureForm } from '../../components/kit/RichEditor/PictureForm.tsx'
import type { PictureSlot } from '../../components/kit/RichEditor/pictureSlot.types.ts'
import { UploadField } from '../../components/kit/UploadField.tsx'
import type { ContentPicture } from '../../contract/contentPicture.ts'
import { wholeFile } from '../../machines/fileUpload/fileUpload.actors.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'

/** A picture of a text of a conference: sent as soon as it is chosen (FILE-01), and described before it is put in. */
export const TextPicture = ({ conferenceId, ...slot }: PictureSlot & { conferenceId: number }) => {
  const { own } = useServices()
  const [stored, setStored] = useState<ContentPicture | null>(slot.initial)
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        ...wholeFile,
        sendFile: ({ file }, tell) =>
          own(contents).sendPicture({ conferenceId, file, onAnswer: setStored }, tell),
      }),
    }),
  )
  const upload = useUploadProps(useFlow(logic, { input: { kind: 'content', url: slot.initial?.src ?? '' } }))
  return (
    <PictureForm
      {...slot}
      stored={upload.view === 'kept' ? stored : null}
      file={
        <UploadField
          {...upload}
          label={<FormattedMessage id="content.picture.file" />}
          hint={<FormattedMessage id="content.picture.file.hint" />}
          name="picture"
          accept="image/png,image/jpeg,.png,.jpg,.jpeg"
        />
      }
    />
  )
}
