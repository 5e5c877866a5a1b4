import { useSelector } from '@xstate/react'

import type { UploadFieldProps } from '../../components/kit/UploadField.tsx'
import type { FileUploadActorRef } from '../../machines/fileUpload/fileUpload.machine.ts'
import * as select from '../../machines/fileUpload/fileUpload.selectors.ts'

type FlowProps = Pick<
  UploadFieldProps,
  'view' | 'url' | 'fileName' | 'share' | 'failure' | 'onChoose' | 'onRemove' | 'onRetry'
>

/** Props of a field for its upload flow. */
export const useUploadProps = (flow: FileUploadActorRef): FlowProps => ({
  view: useSelector(flow, select.selectView),
  url: useSelector(flow, select.selectUrl),
  fileName: useSelector(flow, select.selectName),
  share: useSelector(flow, select.selectShare),
  failure: useSelector(flow, select.selectFailure),
  onChoose: (file) => flow.send({ type: 'file.choose', file }),
  onRemove: () => flow.send({ type: 'file.remove' }),
  onRetry: () => flow.send({ type: 'file.retry' }),
})
