import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { hostEntryForm } from '../../../contract/conferenceHosts.ts'
import type { Failure } from '../../../contract/failure.ts'
import {
  entryLengths,
  fieldsOf,
  kindsOf,
  type EntryField,
  type HostList,
} from '../../../contract/hostEntries.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import type { Typed } from '../../kit/typedOf.ts'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { kindLabel, labelOf } from './hostPlaces.ts'

/** Lazy; mount it while it is open. */
export interface EntryDialogProps {
  readonly list: HostList
  readonly isNew: boolean
  readonly typed: Typed
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly conflict: ((read: () => Typed) => ReactNode) | null
  readonly onSubmit: (texts: Typed) => void
  readonly onClose: () => void
}

/** One host, committee, member or contact, both languages below each other. */
const EntryDialog = (props: EntryDialogProps) => {
  const { list, isNew, typed, isRefused, busy, failure, conflict } = props
  const kinds: readonly string[] = kindsOf[list]
  const form = useForm({
    schema: hostEntryForm(list),
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`hosts.${isNew ? 'add' : 'edit'}.${list}`} />}
      description={<FormattedMessage id="hosts.dialog.about" />}
      focusFirst='input[name="name"]'
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="sale.save" />}
      onClose={props.onClose}
    >
      {kinds.length > 0 && (
        <SelectField
          name="kind"
          label={<FormattedMessage id="hosts.field.kind" />}
          error={faultOf(form, 'kind')}
          defaultValue={typed['kind']}
        >
          {kinds.map((kind) => (
            <FormattedMessage key={kind} id={kindLabel(list, kind)}>
              {(name) => <option value={kind}>{name}</option>}
            </FormattedMessage>
          ))}
        </SelectField>
      )}
      {fieldsOf[list].map((field: EntryField) => (
        <TextField
          key={field}
          name={field}
          type={types[field] ?? 'text'}
          lang={field.startsWith('eng_') ? 'en' : undefined}
          label={<FormattedMessage id={labelOf(list, field)} />}
          error={faultOf(form, field)}
          defaultValue={typed[field]}
          maxLength={entryLengths[field]}
          autoComplete="off"
        />
      ))}
      {conflict?.(form.read)}
    </FormDialog>
  )
}
export default EntryDialog

/** Keyboards of phones; the contract validates. */
const types: Partial<Record<EntryField, string>> = { url: 'url', phone: 'tel', email: 'email' }
