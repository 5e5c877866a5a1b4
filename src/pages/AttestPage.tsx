import { useSelector } from '@xstate/react'

import { useServices } from '../app/context.tsx'
import { AttestLayout } from '../components/conference/Attest/AttestLayout.tsx'
import { AttestStatus } from '../components/conference/Attest/AttestStatus.tsx'
import * as select from '../machines/organizerApplication/organizerApplication.selectors.ts'
import { Form } from './attest/Form.tsx'
import { useAttest } from './attest/useAttest.ts'

/** `/attest` (ORG-03): the organizer information of the account, and the state of its approval. */
const AttestPage = () => {
  const { site, go, newKey } = useServices()
  const { attest, port } = useAttest()
  const view = useSelector(attest, select.selectView)
  const application = useSelector(attest, select.selectApplication)
  const failure = useSelector(attest, select.selectFailure)
  const isLoading = useSelector(attest, select.selectIsLoading)
  const isWithdrawing = useSelector(attest, select.selectIsWithdrawing)
  return (
    <AttestLayout view={view} failure={failure} onRetry={() => attest.send({ type: 'application.retry' })}>
      {view === 'form' && <Form actor={attest} port={port} />}
      {view === 'status' && application !== null && (
        <AttestStatus
          application={application}
          failure={failure}
          isLoading={isLoading}
          isWithdrawing={isWithdrawing}
          onRefresh={() => attest.send({ type: 'application.refresh' })}
          onWithdraw={() => attest.send({ type: 'application.withdraw', key: newKey() })}
          onAmend={() => attest.send({ type: 'application.amend' })}
          onEnter={() => go.to(site.getSnapshot().context.site?.base.organizer_url || '/organizer')}
        />
      )}
    </AttestLayout>
  )
}

export default AttestPage
