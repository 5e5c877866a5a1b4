import { FormattedMessage } from 'react-intl'

import type { MediaFault } from '../../../contract/room/ports.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Actions, Head, Tool } from './LiveTools.styles.ts'

export interface ScreenControlProps {
  view: 'off' | 'starting' | 'on' | 'stopping' | 'failed'
  isBusy: boolean
  fault: MediaFault | null
  onShare: () => void
  onStop: () => void
}

export const ScreenControl = ({ view, isBusy, fault, onShare, onStop }: ScreenControlProps) => (
  <Tool aria-busy={isBusy}>
    <Head>
      <Icon name="screen" />
      <h3>
        <FormattedMessage id="player.screen" />
      </h3>
      <p role="status">
        <FormattedMessage id={`player.screen.${view}`} />
      </p>
    </Head>
    {view === 'failed' && (
      <Refusal role="alert">
        <FormattedMessage id="live.failed.screen" />{' '}
        {fault !== null && <FormattedMessage id={`live.remedy.${fault}`} />}
      </Refusal>
    )}
    <Actions>
      {view === 'on' || view === 'stopping' ? (
        <Button small variant="danger" busy={isBusy} onClick={onStop}>
          <FormattedMessage id="player.screen.stop" />
        </Button>
      ) : (
        <Button small variant="quiet" busy={isBusy} onClick={onShare}>
          <FormattedMessage id="player.screen.share" />
        </Button>
      )}
    </Actions>
  </Tool>
)
