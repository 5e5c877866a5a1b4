import { FormattedMessage } from 'react-intl'

import type { ScanPanelProps } from '../Login/Login.types.ts'
import { ScanPanel } from '../Login/ScanPanel.tsx'
import Dialog from '../../kit/Dialog.tsx'

/** Lazy; mount it while it is open. */
export interface ScanDialogProps extends ScanPanelProps {
  onClose: () => void
}

/** QR code that binds a WeChat to the account (ACC-02). */
const ScanDialog = ({ onClose, ...panel }: ScanDialogProps) => (
  <Dialog
    title={<FormattedMessage id="account.wechat.bind" />}
    description={<FormattedMessage id="account.wechat.scan" />}
    onClose={onClose}
  >
    <ScanPanel {...panel} />
  </Dialog>
)
export default ScanDialog
