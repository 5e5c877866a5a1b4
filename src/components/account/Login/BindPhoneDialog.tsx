import { FormattedMessage } from 'react-intl'

import Dialog from '../../kit/Dialog.tsx'
import type { BindPhoneDialogProps } from './Login.types.ts'
import { PhoneForm } from './PhoneForm.tsx'

const BindPhoneDialog = ({ onClose, onSubmit, ...form }: BindPhoneDialogProps) => (
  <Dialog
    title={<FormattedMessage id="login.bind.title" />}
    description={<FormattedMessage id="login.bind.text" />}
    focusFirst="input[name=mobile]"
    onClose={onClose}
  >
    <PhoneForm
      {...form}
      submitLabel="login.bind.submit"
      onSubmit={({ mobile, country_code, code }) => onSubmit({ mobile, country_code, code })}
    />
  </Dialog>
)
export default BindPhoneDialog
