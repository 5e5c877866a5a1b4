import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { Icon } from '../../kit/Icon.tsx'
import { Back, Tip } from './BackControl.styles.ts'

export const BackControl = ({ onBack }: { onBack: () => void }) => {
  const tip = useId()
  return (
    <Back type="button" aria-describedby={tip} onClick={onBack}>
      <Icon name="back" />
      <FormattedMessage id="login.back" />
      {/* Hidden from the name, which it would repeat: it is read as the description. */}
      <Tip id={tip} role="tooltip" aria-hidden="true">
        <FormattedMessage id="login.back.tip" />
      </Tip>
    </Back>
  )
}
