import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import type { OwnAccount } from '../../contract/ownAccount.ts'
import type { OwnAccountActorRef } from '../../machines/ownAccount/ownAccount.machine.ts'
import * as select from '../../machines/ownAccount/ownAccount.selectors.ts'
import * as scanning from '../../machines/scan/scan.selectors.ts'
import type { ScanActorRef } from '../../machines/scan/scan.machine.ts'
import { FactorProof } from '../shared/FactorProof.tsx'
import { ContactChange } from './ContactChange.tsx'

const ConfirmChange = lazy(() => import('../../components/account/Account/ConfirmChange.tsx'))
const ScanDialog = lazy(() => import('../../components/account/Account/ScanDialog.tsx'))

/** Dialogs over the page during a change. */
export const AccountDialogs = ({ flow, account }: { flow: OwnAccountActorRef; account: OwnAccount }) => {
  const question = useSelector(flow, select.selectQuestion)
  const scan = useSelector(flow, select.selectScan)
  const contact = useSelector(flow, select.selectContactChange)
  const proof = useSelector(flow, select.selectProof)
  const dismiss = () => flow.send({ type: 'wish.dismiss' })
  const kind = question?.kind
  return (
    <Suspense fallback={null}>
      {(kind === 'unbindWechat' || kind === 'endSession' || kind === 'endOthers') && (
        <ConfirmChange
          question={kind}
          device={question?.kind === 'endSession' ? question.device : ''}
          onYes={() => flow.send({ type: 'wish.confirm' })}
          onNo={dismiss}
        />
      )}
      {scan && <Scan actor={scan} onClose={dismiss} />}
      {contact && <ContactChange actor={contact} account={account} />}
      {proof && <FactorProof actor={proof} purpose="stepUp" />}
    </Suspense>
  )
}

const Scan = ({ actor, onClose }: { actor: ScanActorRef; onClose: () => void }) => (
  <ScanDialog
    view={useSelector(actor, scanning.selectView)}
    qrText={useSelector(actor, scanning.selectQrText)}
    failure={useSelector(actor, scanning.selectFailure)}
    onRefresh={() => actor.send({ type: 'scan.refresh' })}
    onClose={onClose}
  />
)
