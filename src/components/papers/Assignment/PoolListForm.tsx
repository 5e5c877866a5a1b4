import { FormattedMessage } from 'react-intl'

import { poolList } from '../../../contract/assignmentForms.ts'
import { reviewerListLimits } from '../../../contract/reviewerList.ts'
import { Actions, Form } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'

export interface PoolListFormProps {
  /** As it was read last; empty: nothing yet. */
  list: string
  onCheck: (list: string) => void
}

/** Takes a list of reviewers, which is checked before any are added. */
export const PoolListForm = ({ list, onCheck }: PoolListFormProps) => {
  const form = useForm({
    schema: poolList,
    busy: false,
    failure: null,
    onValid: (typed) => onCheck(typed.list),
  })
  const fault = form.faults['list']
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <TextArea
        name="list"
        rows={6}
        defaultValue={list}
        label={<FormattedMessage id="assignment.list" />}
        hint={<FormattedMessage id="assignment.list.hint" values={{ lines: reviewerListLimits.lines }} />}
        error={
          fault !== undefined && (
            <FormattedMessage
              id={
                fault === 'required'
                  ? 'error.required'
                  : fault === 'tooMany'
                    ? 'assignment.list.tooMany'
                    : 'error.invalid'
              }
              values={{ lines: reviewerListLimits.lines }}
            />
          )
        }
      />
      <Actions>
        <Button type="submit" variant="quiet">
          <FormattedMessage id="assignment.list.check" />
        </Button>
      </Actions>
    </Form>
  )
}
