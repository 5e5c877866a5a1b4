import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Panel } from '../../components/papers/Assignment/Assignment.styles.ts'
import { CandidateSearch } from '../../components/papers/Assignment/CandidateSearch.tsx'
import { ContactForm } from '../../components/papers/Assignment/ContactForm.tsx'
import { Note } from '../../components/kit/formPage.styles.ts'
import { FailureText } from '../../components/kit/FailureText.tsx'
import { useFocusOnChange } from '../member/useFocusOnChange.ts'
import { Asked } from './Asked.tsx'
import { Candidates } from './Candidates.tsx'
import { useReviewerCommand } from './useReviewerCommand.ts'

/** Invited reviewers of a paper, and candidates. */
export const PaperPart = ({ paperId }: { paperId: number }) => {
  // A command has changed both lists: reloads them.
  const [changes, setChanges] = useState(0)
  const [q, setQ] = useState('')
  const focusOnChange = useFocusOnChange()
  const command = useReviewerCommand(() => {
    setChanges((count) => count + 1)
    focusOnChange()
  })
  return (
    <>
      <Asked key={`asked ${changes}`} paperId={paperId} command={command}>
        {command.failure !== null && (
          <Note $tone="seal" role="alert">
            <FailureText failure={command.failure} />
          </Note>
        )}
        <Panel>
          <h2>
            <FormattedMessage id="assignment.candidates" />
          </h2>
          <CandidateSearch onSearch={setQ} />
          <Candidates key={`${changes} ${q}`} paperId={paperId} q={q} command={command} />
        </Panel>
        <Panel>
          <h2>
            <FormattedMessage id="assignment.contact.title" />
          </h2>
          <ContactForm
            key={`contact ${changes}`}
            busy={command.busy}
            failure={command.formFailure}
            onSend={(person) => command.send({ kind: 'contact', paperId, ...person })}
          />
        </Panel>
      </Asked>
    </>
  )
}
