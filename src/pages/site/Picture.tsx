import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { PictureSlot } from '../../components/site/SiteParts/PartField.tsx'
import { UploadField } from '../../components/kit/UploadField.tsx'
import { wholeFile } from '../../machines/fileUpload/fileUpload.actors.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import type { WholeFilePort } from '../../machines/fileUpload/fileUpload.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'

interface Props {
  slot: PictureSlot
  port: WholeFilePort
  onText: (path: string, url: string) => void
}

/** One picture of a part, sent as soon as it is chosen (FILE-01); published with the part. */
export const Picture = ({ slot: { path, name, url, error }, port, onText }: Props) => {
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        // A part of the site has pictures alone.
        ...wholeFile,
        sendFile: ({ file }, tell) => port.sendFile({ kind: 'site', file }, tell),
      }),
    }),
  )
  const flow = useFlow(logic, { input: { kind: 'site', url } })
  const upload = useUploadProps(flow)
  const { url: kept, view } = upload
  const isSettled = view === 'kept' || view === 'empty'
  const reported = useRef(url)
  useEffect(() => {
    // Until another picture is there, the one before it stays.
    if (!isSettled || reported.current === kept) return
    reported.current = kept
    onText(path, kept)
  }, [isSettled, kept, onText, path])
  return (
    <UploadField
      name={path}
      label={<FormattedMessage id={`parts.field.${name}`} />}
      hint={<FormattedMessage id="parts.hint.picture" />}
      error={error}
      accept="image/png,image/jpeg,.png,.jpg,.jpeg"
      {...upload}
    />
  )
}
