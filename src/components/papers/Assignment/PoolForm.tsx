import { FormattedMessage } from 'react-intl'

import { poolMember } from '../../../contract/assignmentForms.ts'
import type { Failure } from '../../../contract/failure.ts'
import { typedKeywords } from '../../../contract/typedKeywords.ts'
import { Actions, Fields, Form, Note } from '../../kit/formPage.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

export interface NewMember {
  contact: string
  name: string
  affiliation: string
  loadCap: number
  keywords: readonly string[]
}

export interface PoolFormProps {
  busy: boolean
  failure: Failure | null
  onSend: (member: NewMember) => void
}

/** Adds a member to the pool; the same person again is changed. */
export const PoolForm = ({ busy, failure, onSend }: PoolFormProps) => {
  const form = useForm({
    schema: poolMember,
    busy,
    failure,
    onValid: ({ load_cap: loadCap, keywords, ...rest }) =>
      onSend({ ...rest, loadCap, keywords: typedKeywords(keywords) }),
  })
  const errorOf = (name: string) => {
    const refused = form.refused(name)
    if (refused !== null) return <FailureText failure={refused} />
    const fault = form.faults[name]
    return (
      fault !== undefined && (
        <FormattedMessage id={fault === 'required' ? 'error.required' : 'error.invalid'} />
      )
    )
  }
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <Fields>
        <TextField
          name="contact"
          maxLength={254}
          autoComplete="off"
          label={<FormattedMessage id="assignment.contact" />}
          hint={<FormattedMessage id="assignment.contact.hint" />}
          error={errorOf('contact')}
        />
        <TextField
          name="name"
          maxLength={80}
          autoComplete="off"
          label={<FormattedMessage id="assignment.name" />}
          hint={<FormattedMessage id="assignment.name.hint" />}
          error={errorOf('name')}
        />
        <TextField
          name="affiliation"
          maxLength={200}
          label={<FormattedMessage id="assignment.affiliation" />}
          error={errorOf('affiliation')}
        />
        <TextField
          name="load_cap"
          inputMode="numeric"
          defaultValue="6"
          label={<FormattedMessage id="assignment.cap" />}
          error={errorOf('load_cap')}
        />
        <TextField
          name="keywords"
          maxLength={500}
          label={<FormattedMessage id="assignment.keywords" />}
          hint={<FormattedMessage id="assignment.keywords.hint" />}
          error={errorOf('keywords')}
        />
      </Fields>
      {form.general !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={form.general} />
        </Note>
      )}
      <Actions>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="assignment.pool.add" />
        </Button>
      </Actions>
    </Form>
  )
}
