import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'
import { sendBy, type BenefitAct } from './acts.ts'

const ActDialog = lazy(() => import('../../components/benefits/Benefits/ActDialog.tsx'))

export interface ActOnProps {
  readonly act: BenefitAct
  /** Done, refused or closed: `isOutdated` where the page shows outdated data. */
  readonly onEnd: (isOutdated: boolean) => void
}

/** One act of a member on their benefits, from its dialog to the server's answer. */
export const ActOn = ({ act, onEnd }: ActOnProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const dialog = useDialogAct({
    sendAct: sendBy(api, act),
    onDone: () => {
      say('success', `benefits.act.${act.kind}.done`)
      onEnd(true)
    },
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <ActDialog {...dialog} kind={act.kind} />
    </Suspense>
  )
}
