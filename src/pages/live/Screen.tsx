import { useSelector } from '@xstate/react'

import { ScreenControl } from '../../components/live/LiveTools/ScreenControl.tsx'
import type { ScreenShareActorRef } from '../../machines/screenShare/screenShare.machine.ts'
import * as select from '../../machines/screenShare/screenShare.selectors.ts'

/** The control of a shared screen; the actor is made by `useScreenShare`. */
export const Screen = ({ share }: { share: ScreenShareActorRef }) => (
  <ScreenControl
    view={useSelector(share, select.selectView)}
    isBusy={useSelector(share, select.selectIsBusy)}
    fault={useSelector(share, select.selectFault)}
    onShare={() => share.send({ type: 'screen.share' })}
    onStop={() => share.send({ type: 'screen.stop' })}
  />
)
