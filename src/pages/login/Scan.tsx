import { useSelector } from '@xstate/react'

import { ScanPanel } from '../../components/account/Login/ScanPanel.tsx'
import type { ScanActorRef, scanMachine } from '../../machines/scan/scan.machine.ts'
import * as select from '../../machines/scan/scan.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The scan tab. Without an actor (a dialog is open over it) the panel rests. */
export const Scan = ({ actor }: { actor: ScanActorRef | undefined }) => {
  const { sayFailure } = useToasts()
  useEmitted<typeof scanMachine>(actor, { 'scan.failed': ({ failure }) => sayFailure(failure) })
  return (
    <ScanPanel
      view={useSelector(actor, (snapshot) => (snapshot ? select.selectView(snapshot) : 'collecting'))}
      qrText={useSelector(actor, (snapshot) => (snapshot ? select.selectQrText(snapshot) : null))}
      failure={useSelector(actor, (snapshot) => (snapshot ? select.selectFailure(snapshot) : null))}
      onRefresh={() => actor?.send({ type: 'scan.refresh' })}
    />
  )
}
