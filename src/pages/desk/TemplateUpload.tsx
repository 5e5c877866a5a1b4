import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { UploadField } from '../../components/kit/UploadField.tsx'
import { templateEndings, templateTypes } from '../../contract/templateFile.ts'
import type { TemplatePack } from '../../contract/templatePack.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import type { TemplatePackActorRef } from '../../machines/templatePack/templatePack.machine.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'
import type { Port } from './useTemplatePack.ts'

interface Props {
  port: Port
  flow: TemplatePackActorRef
  pack: TemplatePack
}

/** Another pack in the place of the one in force, sent as soon as it is chosen (FILE-01, FILE-02). */
export const TemplateUpload = ({ port, flow, pack }: Props) => {
  const { conference_id: conferenceId, own } = pack
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        ...port.pieces,
        sendFile: (wish, tell) =>
          port.sendPack(
            {
              ...wish,
              conferenceId,
              versionSeen: () => flow.getSnapshot().context.pack?.version ?? 0,
              onKept: (kept) => flow.send({ type: 'pack.stored', pack: kept }),
              onOvertaken: (failure) => flow.send({ type: 'pack.overtaken', failure }),
            },
            tell,
          ),
      }),
    }),
  )
  const upload = useUploadProps(useFlow(logic, { input: { kind: 'template', url: '' } }))
  // A file uploaded on this visit may have been removed since.
  const isThere = own !== null && upload.url === port.urlOf(pack)
  return (
    <UploadField
      isDocument
      name="template"
      label={<FormattedMessage id={own === null ? 'template.upload' : 'template.replace'} />}
      hint={<FormattedMessage id="template.hint" />}
      accept={[...Object.values(templateTypes), ...templateEndings.map((ending) => `.${ending}`)].join()}
      {...upload}
      view={upload.view === 'kept' && !isThere ? 'empty' : upload.view}
    />
  )
}
