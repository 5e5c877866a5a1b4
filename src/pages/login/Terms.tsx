import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import { TermsCheckbox } from '../../components/account/Login/TermsCheckbox.tsx'
import type { TermsActorRef } from '../../machines/terms/terms.machine.ts'
import * as select from '../../machines/terms/terms.selectors.ts'

const TermsDialog = lazy(() => import('../../components/account/Login/TermsDialog.tsx'))

export const Terms = ({ actor }: { actor: TermsActorRef }) => (
  <>
    <TermsCheckbox
      checked={useSelector(actor, select.selectIsTicked)}
      onChange={(checked) => actor.send({ type: checked ? 'terms.tick' : 'terms.untick' })}
    />
    {useSelector(actor, select.selectIsAsking) && (
      <Suspense fallback={null}>
        <TermsDialog
          onAccept={() => actor.send({ type: 'terms.accept' })}
          onDecline={() => actor.send({ type: 'terms.decline' })}
        />
      </Suspense>
    )}
  </>
)
