import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Silence } from './SilenceAlert.styles.ts'

type SilenceAlertProps =
  /** It comes back by itself. */
  | { why: 'interrupted' }
  /** Only a press brings it back. */
  | { why: 'closed' | 'lost' | 'nothing'; onOpen: () => void }

/** A speaker on air without sound must notice it, at any position on the page. */
export const SilenceAlert = (props: SilenceAlertProps) => (
  <Silence role="alert">
    <p>
      <FormattedMessage id={`room.silence.${props.why}`} />
    </p>
    {props.why !== 'interrupted' && (
      <Button onClick={props.onOpen}>
        <FormattedMessage id={props.why === 'nothing' ? 'room.do.openBoth' : 'player.microphone.again'} />
      </Button>
    )}
  </Silence>
)
