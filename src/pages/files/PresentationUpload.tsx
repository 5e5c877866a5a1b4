import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { UploadField } from '../../components/kit/UploadField.tsx'
import { presentationEndings, presentationTypes, presentationUrl } from '../../contract/presentationFile.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'
import type { FilesProps } from './FilesProps.ts'

/** Replaces the current file, sent as soon as it is chosen (FILE-01, FILE-02). */
export const PresentationUpload = ({ port, kind, presentation, onAnswer }: FilesProps) => {
  const { id, current } = presentation
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        ...port.pieces,
        sendFile: (wish, tell) => port.sendPresentation({ ...wish, id, kind, onKept: onAnswer }, tell),
      }),
    }),
  )
  const flow = useFlow(logic, { input: { kind: 'presentation', url: '' } })
  const upload = useUploadProps(flow)
  // A file uploaded on this visit may have been removed since.
  const isThere = current !== null && upload.url === presentationUrl(current.id)
  return (
    <UploadField
      isDocument
      name={`${kind}-${id}`}
      label={<FormattedMessage id={`files.${current === null ? 'upload' : 'replace'}.${kind}`} />}
      hint={<FormattedMessage id="files.hint" />}
      accept={[
        ...Object.values(presentationTypes),
        ...presentationEndings.map((ending) => `.${ending}`),
      ].join()}
      {...upload}
      view={upload.view === 'kept' && !isThere ? 'empty' : upload.view}
    />
  )
}
