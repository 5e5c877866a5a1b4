import type { ReactNode } from 'react'

import Dialog from '../../kit/Dialog.tsx'
import QrCode from '../../kit/QrCode.tsx'
import { Large } from './QrButton.styles.ts'

export interface QrProps {
  /** Content of the QR code. */
  code: string
  /** Holder or purpose: read out with the code. */
  title: string
  /** Shown below the large code. */
  children: ReactNode
}

interface QrDialogProps extends QrProps {
  onClose: () => void
}

/** Lazy; mount it while it is open. The code is there in letters, too, for a scanner that cannot read the screen. */
const QrDialog = ({ code, title, onClose, children }: QrDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <Large>
      <QrCode text={code} title={title} />
      <code translate="no">{code}</code>
      {children}
    </Large>
  </Dialog>
)
export default QrDialog
