import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { NamesInFile } from '../../components/papers/Submission/NamesInFile.tsx'
import { UploadField } from '../../components/kit/UploadField.tsx'
import type { OwnPaper } from '../../contract/paper.ts'
import { paperFile } from '../../contract/paperFile.ts'
import { paperKinds } from '../../contract/uploadKinds.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'
import { usePaperUpload } from './usePaperUpload.ts'
import type { Port } from './useSubmission.ts'

interface Props {
  port: Port
  paper: OwnPaper
  kind: keyof typeof paperKinds
  /** Error shown when the form is sent. */
  error?: ReactNode
}

/** One of the two files of a paper, sent as soon as it is chosen (PAP-02, FILE-01). */
export const PaperUpload = ({ port, paper, kind, error }: Props) => {
  const { flow, known } = usePaperUpload(port, paper, kind)
  const upload = useUploadProps(flow)
  const { endings, types } = paperFile[paperKinds[kind]]
  return (
    <div>
      <UploadField
        isDocument
        name={kind}
        label={<FormattedMessage id={`submission.file.${paperKinds[kind]}`} />}
        hint={<FormattedMessage id="submission.file.hint" />}
        error={error}
        accept={[...types, ...endings.map((ending) => `.${ending}`)].join(',')}
        {...upload}
        fileName={upload.fileName ?? known?.name ?? null}
      />
      {paper.is_blind && upload.view === 'kept' && known !== undefined && <NamesInFile names={known.names} />}
    </div>
  )
}
