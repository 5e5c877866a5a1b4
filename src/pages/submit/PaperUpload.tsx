import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { NamesInFile } from '../../components/Submission/NamesInFile.tsx'
import { UploadField } from '../../components/ui/UploadField.tsx'
import type { OwnPaper } from '../../contract/paper.ts'
import { paperFile } from '../../contract/paperFile.ts'
import { paperKinds } from '../../contract/uploadKinds.ts'
import * as select from '../../machines/fileUpload/fileUpload.selectors.ts'
import { usePaperUpload } from './usePaperUpload.ts'
import type { Port } from './useSubmission.ts'

interface Props {
  port: Port
  paper: OwnPaper
  kind: keyof typeof paperKinds
  /** What is wrong with it when the form is sent. */
  error?: ReactNode
}

/** One of the two files of a paper, sent as soon as it is chosen (PAP-02, FILE-01). */
export const PaperUpload = ({ port, paper, kind, error }: Props) => {
  const { flow, known } = usePaperUpload(port, paper, kind)
  const chosen = useSelector(flow, select.selectName)
  const view = useSelector(flow, select.selectView)
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
        view={view}
        url={useSelector(flow, select.selectUrl)}
        fileName={chosen ?? known?.name ?? null}
        share={useSelector(flow, select.selectShare)}
        failure={useSelector(flow, select.selectFailure)}
        onChoose={(file) => flow.send({ type: 'file.choose', file })}
        onRemove={() => flow.send({ type: 'file.remove' })}
        onRetry={() => flow.send({ type: 'file.retry' })}
      />
      {paper.is_blind && view === 'kept' && known !== undefined && <NamesInFile names={known.names} />}
    </div>
  )
}
