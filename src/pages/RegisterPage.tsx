import { useSelector } from '@xstate/react'

import type { PageProps } from '../app/context.tsx'
import { RegisterLayout } from '../components/registration/Registration/RegisterLayout.tsx'
import * as select from '../machines/registration/registration.selectors.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Form } from './register/Form.tsx'
import { useRegistration } from './register/useRegistration.ts'

/** `/conferences/{id}/register` */
const RegisterPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const { registration, port } = useRegistration(id)
  const view = useSelector(registration, select.selectView)
  const conference = useSelector(registration, select.selectConference)
  return (
    <RegisterLayout
      view={view}
      conference={conference}
      closure={useSelector(registration, select.selectClosure)}
      failure={useSelector(registration, select.selectFailure)}
      onRetry={() => registration.send({ type: 'registration.retry' })}
    >
      {view === 'form' && conference !== null && (
        <Form actor={registration} port={port} conference={conference} />
      )}
    </RegisterLayout>
  )
}

export default RegisterPage
