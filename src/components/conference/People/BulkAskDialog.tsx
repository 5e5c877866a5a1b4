import { FormattedMessage } from 'react-intl'

import { longestName, type BulkKind } from '../../../contract/bulkWords.ts'
import type { Failure } from '../../../contract/failure.ts'
import { bulkForms } from '../../../contract/peopleBulk.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface BulkAskDialogProps {
  readonly kind: BulkKind
  /** Number of registrations concerned. */
  readonly number: number
  /** Names of the user's tags. */
  readonly tags: readonly string[]
  /** Ticket types on sale. */
  readonly types: ReadonlyArray<{ readonly id: number; readonly name: string }>
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Chooses a bulk action on registrations; a preview comes before any change. */
const BulkAskDialog = (props: BulkAskDialogProps) => {
  const { kind, number, tags, types, isRefused, busy, failure, onSubmit, onClose } = props
  const form = useForm({
    schema: bulkForms[kind],
    busy: busy || isRefused,
    failure,
    onValid: (values) => onSubmit(values as Record<string, string>),
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`people.bulk.${kind}`} />}
      description={<FormattedMessage id={`people.bulk.${kind}.about`} values={{ number }} />}
      focusFirst={kind === 'retype' ? 'select' : 'input'}
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="people.bulk.preview" />}
      onClose={onClose}
    >
      {!isRefused && (kind === 'tag' || kind === 'untag') && (
        <>
          <TextField
            name="tag"
            list="people-tags"
            maxLength={longestName}
            autoComplete="off"
            label={<FormattedMessage id="people.field.tag" />}
            hint={<FormattedMessage id={`people.field.tag.${kind}`} />}
            error={faultOf(form, 'tag')}
          />
          <datalist id="people-tags">
            {tags.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
      {!isRefused && kind === 'retype' && (
        <SelectField
          name="type"
          label={<FormattedMessage id="people.field.type" />}
          hint={<FormattedMessage id="people.field.type.hint" />}
          error={faultOf(form, 'type')}
          defaultValue=""
        >
          <option value="" />
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {!isRefused && kind === 'cancel' && (
        <TextField
          name="reason"
          maxLength={400}
          autoComplete="off"
          label={<FormattedMessage id="people.field.reason" />}
          hint={<FormattedMessage id="people.field.reason.hint" />}
          error={faultOf(form, 'reason')}
        />
      )}
    </FormDialog>
  )
}

export default BulkAskDialog
