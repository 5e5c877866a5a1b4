import { FormattedMessage } from 'react-intl'

import type { PageProps } from '../app/context.tsx'
import { Page } from '../components/Attest/Attest.styles.ts'
import { ConferencePart } from './assignment/ConferencePart.tsx'
import { conferenceId } from './conferences/conferenceId.ts'

/** `/console/papers/:id/assignment`: the reviewers of a conference and their assignment, for its chairs (REV-01). */
const AssignmentPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return (
    <Page>
      <h1 tabIndex={-1}>
        <FormattedMessage id="assignment.title.conference" />
      </h1>
      <ConferencePart key={id} conferenceId={id} />
    </Page>
  )
}

export default AssignmentPage
