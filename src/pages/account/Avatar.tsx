import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { ownAccount } from '../../app/lazyServices/ownAccount.ts'
import { AvatarField } from '../../components/account/Account/AvatarField.tsx'
import type { OwnAccount } from '../../contract/ownAccount.ts'
import { wholeFile } from '../../machines/fileUpload/fileUpload.actors.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import type { OwnAccountActorRef } from '../../machines/ownAccount/ownAccount.machine.ts'
import * as select from '../../machines/ownAccount/ownAccount.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useUploadProps } from '../shared/useUploadProps.ts'
import { Crop } from './Crop.tsx'
import { usePicked } from './usePicked.ts'

const failureOfAvatar = select.failureOf('setAvatar')

/** Chosen, cropped, sent, and then made the avatar (FILE-01). */
export const Avatar = ({ flow, account }: { flow: OwnAccountActorRef; account: OwnAccount }) => {
  const { own } = useServices()
  const [logic] = useState(() => {
    const sendFile = own(ownAccount).sendAvatar
    return fileUploadMachine.provide({ actors: actorsOf(fileUploadMachine, { ...wholeFile, sendFile }) })
  })
  const upload = useFlow(logic, { input: { kind: 'avatar', url: '' } })
  const { view, url, share, failure, onChoose, onRemove, onRetry } = useUploadProps(upload)
  const { picked, pick, drop } = usePicked('avatar', onChoose)
  const sent = useRef('')
  useEffect(() => {
    if (url === sent.current) return
    sent.current = url
    if (url !== '') flow.send({ type: 'wish.choose', wish: { kind: 'setAvatar', avatar: url } })
  }, [url, flow])
  const refused = useSelector(flow, failureOfAvatar)
  return (
    <>
      <AvatarField
        {...{ view, share, onRetry, onPick: pick, onStop: onRemove }}
        avatar={account.avatar}
        nickname={account.nickname}
        busy={useSelector(flow, select.selectIsBusy)}
        failure={failure ?? refused}
        onRemove={() => flow.send({ type: 'wish.choose', wish: { kind: 'setAvatar', avatar: '' } })}
      />
      {picked !== null && <Crop picked={picked} onFile={onChoose} onClose={drop} />}
    </>
  )
}
