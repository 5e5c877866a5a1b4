import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { Poster } from './Live.styles.ts'

export interface LeaveDialogProps {
  /** Null: the live is over, and there is nothing to be lost. */
  part: 'host' | 'guest' | 'audience' | 'rehearsal' | null
  /** The live's own picture for this moment (LIVE-06: `out_pop_image`); empty: none. */
  image: string
  /** Continues to the visitor's destination; null: to the other lives. */
  onLeave: (() => void) | null
  onClose: () => void
}

/** On leaving the room, and when the live has ended. Mounted while it is open; imported lazily only. */
const LeaveDialog = ({ part, image, onLeave, onClose }: LeaveDialogProps) => (
  <Dialog
    title={<FormattedMessage id={part === null ? 'room.farewell' : 'room.leave'} />}
    description={<FormattedMessage id={part === null ? 'room.hub.ended' : `room.leave.${part}`} />}
    onClose={onClose}
    actions={
      <>
        {onLeave === null ? (
          <ButtonLink href="/lives" variant={part === null ? 'primary' : 'danger'}>
            <FormattedMessage id={part === null ? 'room.others' : 'room.do.leave'} />
          </ButtonLink>
        ) : (
          <Button variant="danger" onClick={onLeave}>
            <FormattedMessage id="room.do.leave" />
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id={part === null ? 'shell.close' : 'room.do.stay'} />
        </Button>
      </>
    }
  >
    {image !== '' && <Poster src={image} alt="" />}
  </Dialog>
)
export default LeaveDialog
