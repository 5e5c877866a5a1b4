import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { correction, personNote, type Person } from '../../../contract/people.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

export type PersonActName = 'correct' | 'note' | 'write'

/** Lazy; mount it while it is open. */
export interface PersonDialogProps {
  readonly act: PersonActName
  readonly attendee: Pick<Person['attendee'], 'name' | 'affiliation'>
  /** Values that another organizer has saved in the meantime; null: none. */
  readonly theirs: Pick<Person['attendee'], 'name' | 'affiliation'> | null
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Form of an action on one participant: correction, note, or message. */
const PersonDialog = ({ act, attendee, theirs, onSubmit, ...props }: PersonDialogProps) => {
  const { isRefused, busy, failure } = props
  const correcting = useForm({
    schema: correction,
    busy,
    failure,
    onValid: ({ reason = '', ...texts }) => onSubmit({ ...texts, reason }),
  })
  const writing = useForm({ schema: personNote, busy, failure, onValid: onSubmit })
  const form = act === 'correct' ? correcting : writing
  return (
    <FormDialog
      {...props}
      form={form}
      title={<FormattedMessage id={`people.act.${act}`} />}
      description={<FormattedMessage id={`people.act.${act}.about`} />}
      focusFirst={act === 'correct' ? 'input' : 'textarea'}
      submit={<FormattedMessage id={`people.act.${act}.submit`} />}
    >
      {isRefused ? null : act === 'correct' ? (
        <>
          {theirs !== null && (
            <Note $tone="seal" role="alert">
              <FormattedMessage
                id="people.act.correct.theirs"
                values={{
                  name: <bdi key="name">{theirs.name}</bdi>,
                  affiliation: <bdi key="at">{theirs.affiliation}</bdi>,
                }}
              />
            </Note>
          )}
          <TextField
            name="name"
            autoComplete="off"
            label={<FormattedMessage id="people.import.field.name" />}
            error={faultOf(form, 'name')}
            defaultValue={attendee.name}
          />
          <TextField
            name="affiliation"
            autoComplete="off"
            label={<FormattedMessage id="people.import.field.affiliation" />}
            error={faultOf(form, 'affiliation')}
            defaultValue={attendee.affiliation}
          />
          <TextField
            name="reason"
            autoComplete="off"
            label={<FormattedMessage id="people.act.reason" />}
            error={faultOf(form, 'reason')}
          />
        </>
      ) : (
        <TextArea
          name="text"
          rows={6}
          label={<FormattedMessage id={`people.act.${act}.text`} />}
          error={faultOf(form, 'text')}
        />
      )}
    </FormDialog>
  )
}

export default PersonDialog
