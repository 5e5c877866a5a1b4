import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Row } from './ChannelSwitch.styles.ts'
import type { QuickChannel } from './Login.types.ts'

export interface ChannelSwitchProps {
  channel: QuickChannel
  onChoose: (channel: QuickChannel) => void
}

/** Phone ⇄ e-mail, under the quick form. */
export const ChannelSwitch = ({ channel, onChoose }: ChannelSwitchProps) => {
  const other = channel === 'phone' ? 'email' : 'phone'
  return (
    <Row>
      <Button variant="plain" onClick={() => onChoose(other)}>
        <FormattedMessage id={other === 'email' ? 'login.useEmail' : 'login.usePhone'} />
      </Button>
    </Row>
  )
}
