import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { organizerApplication } from '../../app/lazyServices/organizerApplication.ts'
import type { CoverSlot } from '../../components/conference/OwnConferences/BasicsForm.tsx'
import { UploadField } from '../../components/kit/UploadField.tsx'
import { coverSize } from '../../contract/imageKinds.ts'
import { wholeFile } from '../../machines/fileUpload/fileUpload.actors.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { usePicked } from '../account/usePicked.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'

const CropDialog = lazy(() => import('../../components/kit/CropDialog.tsx'))

/** The cover of a conference: chosen, cropped, sent (FILE-01), and saved with the form. */
export const Cover = ({ url, ...slot }: CoverSlot) => {
  const { own } = useServices()
  const { formatMessage } = useIntl()
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        ...wholeFile,
        sendFile: ({ file }, tell) => own(organizerApplication).sendFile({ kind: 'cover', file }, tell),
      }),
    }),
  )
  const { onChoose, ...upload } = useUploadProps(useFlow(logic, { input: { kind: 'cover', url } }))
  const { picked, pick, drop } = usePicked('cover', onChoose)
  return (
    <>
      <UploadField {...slot} {...upload} accept="image/png,image/jpeg,.png,.jpg,.jpeg" onChoose={pick} />
      {picked !== null && (
        <Suspense fallback={null}>
          <CropDialog
            title={<FormattedMessage id="organizer.cover.crop" />}
            description={<FormattedMessage id="organizer.cover.crop.text" />}
            zoomLabel={formatMessage({ id: 'organizer.cover.zoom' })}
            selectionLabel={formatMessage({ id: 'organizer.cover.selection' })}
            confirm={<FormattedMessage id="organizer.cover.use" />}
            cancel={<FormattedMessage id="shell.cancel" />}
            src={picked.src}
            size={coverSize}
            onCrop={(drawn) => {
              drop()
              onChoose(drawn === null ? picked.file : new File([drawn], 'cover.png', { type: 'image/png' }))
            }}
            onClose={drop}
          />
        </Suspense>
      )}
    </>
  )
}
