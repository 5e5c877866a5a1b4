import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { formFieldForm, type FormField } from '../../../contract/conferenceForm.ts'
import { fieldKinds, formLimits, hasOptions, type FieldKind } from '../../../contract/formFields.ts'
import { parseLocale } from '../../../i18n/locale.ts'
import { Whole } from '../../kit/wideForm.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { ManyField } from '../../kit/Questions/ManyField.tsx'
import { nameOf } from '../../kit/nameOf.ts'
import { SavingDialog, type SavingProps } from '../../kit/SavingDialog.tsx'
import type { Typed } from '../../kit/typedOf.ts'
import { Box, Row } from '../../kit/Checkbox.styles.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { OptionRows } from './OptionRows.tsx'
import { valuesToChoose } from './typedField.ts'

/** Lazy; mount it while it is open. */
export interface FieldDialogProps extends SavingProps {
  /** As it is stored; null: a new one. */
  readonly field: FormField | null
  /** Earlier questions that it can depend on. */
  readonly earlier: readonly FormField[]
  readonly typed: Typed
}

const texts = [
  { name: 'name', max: formLimits.name },
  { name: 'eng_name', max: formLimits.name },
  { name: 'help', max: formLimits.help },
  { name: 'eng_help', max: formLimits.help },
] as const

/** A question in both languages, with its options and the condition under which it is shown. */
const FieldDialog = (props: FieldDialogProps) => {
  const { field, earlier, typed, isRefused, busy, failure } = props
  const intl = useIntl()
  const [kind, setKind] = useState(typed['kind'] as FieldKind)
  const [onId, setOnId] = useState(typed['condition_field'] ?? '')
  const on = earlier.find(({ id }) => String(id) === onId)
  const ways = {
    locale: parseLocale(intl.locale),
    say: (id: string) => intl.formatMessage({ id }),
  }
  const form = useForm({
    schema: formFieldForm,
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  return (
    <SavingDialog
      {...props}
      form={form}
      title={<FormattedMessage id={field === null ? 'form.new' : 'form.edit'} />}
      description={<FormattedMessage id="form.dialog.about" />}
      focusFirst="select"
    >
      <SelectField
        name="kind"
        label={<FormattedMessage id="form.field.kind" />}
        hint={(field?.answers ?? 0) > 0 && <FormattedMessage id="form.kind.fixed" />}
        error={faultOf(form, 'kind')}
        defaultValue={kind}
        onChange={(event) => setKind(event.currentTarget.value as FieldKind)}
      >
        {fieldKinds.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: `form.kind.${each}` })}
          </option>
        ))}
      </SelectField>
      <Row>
        <Box type="checkbox" name="is_required" value="1" defaultChecked={typed['is_required'] === '1'} />
        <span>
          <FormattedMessage id="form.field.required" />
        </span>
      </Row>
      {texts.map(({ name, max }) => (
        <TextField
          key={name}
          name={name}
          lang={name.startsWith('eng_') ? 'en' : undefined}
          label={<FormattedMessage id={`form.field.${name}`} />}
          error={faultOf(form, name)}
          defaultValue={typed[name]}
          maxLength={max}
          autoComplete="off"
        />
      ))}
      {hasOptions(kind) && (
        <Whole>
          <OptionRows form={form} typed={typed} stored={field?.options ?? []} />
        </Whole>
      )}
      {earlier.length > 0 && (
        <Whole>
          <SelectField
            name="condition_field"
            label={<FormattedMessage id="form.field.condition" />}
            hint={<FormattedMessage id="form.condition.hint" />}
            error={faultOf(form, 'condition_field')}
            defaultValue={onId}
            onChange={(event) => setOnId(event.currentTarget.value)}
          >
            <option value="">{intl.formatMessage({ id: 'form.condition.none' })}</option>
            {earlier.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each, intl.locale)}
              </option>
            ))}
          </SelectField>
          {on !== undefined && (
            <ManyField
              key={on.id}
              name="condition_values"
              label={<FormattedMessage id="form.condition.values" />}
              error={faultOf(form, 'condition_values')}
              defaultValue={typed['condition_field'] === onId ? (typed['condition_values'] ?? '') : ''}
              options={valuesToChoose(on, ways)}
            />
          )}
        </Whole>
      )}
    </SavingDialog>
  )
}
export default FieldDialog
