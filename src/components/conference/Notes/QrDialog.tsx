import type { ReactNode } from 'react'

import Dialog from '../../kit/Dialog.tsx'
import QrCode from '../../kit/QrCode.tsx'
import { Large } from './QrButton.styles.ts'

export interface QrProps {
  /** What the QR code carries. */
  code: string
  /** Whose it is, or what for: read out with the code. */
  title: string
  /** Stands below the large one. */
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
