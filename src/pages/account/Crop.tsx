import { Suspense, lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

const CropDialog = lazy(() => import('../../components/kit/CropDialog.tsx'))

interface Props {
  picked: { file: File; src: string }
  /** Called with the file to send: the chosen part, or the whole where the browser cannot draw it. */
  onFile: (file: File) => void
  onClose: () => void
}

/** The part of a picture that becomes the avatar; the server re-encodes it in any case. */
export const Crop = ({ picked, onFile, onClose }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Suspense fallback={null}>
      <CropDialog
        title={<FormattedMessage id="account.crop.title" />}
        description={<FormattedMessage id="account.crop.text" />}
        zoomLabel={formatMessage({ id: 'account.crop.zoom' })}
        selectionLabel={formatMessage({ id: 'account.crop.selection' })}
        confirm={<FormattedMessage id="account.crop.use" />}
        cancel={<FormattedMessage id="shell.cancel" />}
        src={picked.src}
        onCrop={(drawn) => {
          onClose()
          onFile(drawn === null ? picked.file : new File([drawn], 'avatar.png', { type: 'image/png' }))
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
