import { FormattedMessage } from 'react-intl'

import { candidateSearch } from '../../../contract/assignmentForms.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Search } from './Assignment.styles.ts'

/** Looks for reviewers by name, institution or keyword; nothing typed shows all. */
export const CandidateSearch = ({ onSearch }: { onSearch: (q: string) => void }) => {
  const form = useForm({ schema: candidateSearch, busy: false, onValid: ({ q }) => onSearch(q) })
  return (
    <Search {...form.props} role="search">
      <FaultSummary form={form} />
      <TextField name="q" type="search" maxLength={80} label={<FormattedMessage id="assignment.search" />} />
      <Button type="submit" variant="quiet">
        <FormattedMessage id="assignment.search.submit" />
      </Button>
    </Search>
  )
}
