import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { MissedHand } from '../../../contract/room/state.ts'
import { Button } from '../../kit/Button.tsx'
import { Called, Note, Rows } from './Live.styles.ts'

export interface HandsPanelProps {
  /** One row for each open request. */
  rows: readonly ReactNode[]
  missed: readonly MissedHand[]
  /** Waiting time of a hand; for the host only. */
  setting: ReactNode
  onCallBack: (userId: string) => void
}

/** Microphone requests, oldest first, and missed ones (MIC-01). */
export const HandsPanel = ({ rows, missed, setting, onCallBack }: HandsPanelProps) => (
  <Called aria-labelledby="room-hands">
    <h2 id="room-hands" tabIndex={-1}>
      <FormattedMessage id="room.hands" />
    </h2>
    {rows.length > 0 ? (
      <Rows>{rows}</Rows>
    ) : (
      <Note>
        <FormattedMessage id="room.hands.none" />
      </Note>
    )}
    {missed.length > 0 && (
      <>
        <Note>
          <FormattedMessage id="room.hands.missed" />
        </Note>
        <Rows>
          {missed.map(({ req, user }) => (
            <li key={req}>
              <span>{user.userName}</span>
              <Button small variant="quiet" onClick={() => onCallBack(user.userId)}>
                <FormattedMessage id="room.do.callBack" />
              </Button>
            </li>
          ))}
        </Rows>
      </>
    )}
    {setting}
  </Called>
)
