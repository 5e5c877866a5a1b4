import { typedField } from '../../../components/conference/ConferenceForm/typedField.ts'
import { useServices } from '../../../app/context.tsx'
import { formFieldForm, saveFormField, type FormField } from '../../../contract/conferenceForm.ts'
import { useAttempt } from '../sale/useAttempt.ts'
import { FieldSaving } from './FieldSaving.tsx'
import type { FormActProps } from './FormAct.types.ts'

interface Props extends FormActProps {
  /** Null: a new one. */
  readonly field: FormField | null
}

/** Creates or edits a question; the input outlives a conflict. */
export const FieldEditing = ({ form, field, onEnd }: Props) => {
  const { api } = useServices()
  const { attempt, onAgain } = useAttempt(field, typedField(field))
  const { base, typed, round } = attempt
  return (
    <FieldSaving
      key={round}
      form={form}
      base={base}
      typed={typed}
      onAgain={onAgain}
      onEnd={onEnd}
      sendAct={({ texts, key }, signal) => {
        const { options, condition_values, is_required, ...fields } = formFieldForm.parse(texts)
        const wish = {
          ...{ conference_id: form.conference_id, id: base?.id ?? 0, version: base?.version ?? 0, key },
          ...fields,
          is_required: String(is_required),
          condition_values: condition_values.join(','),
          options: JSON.stringify(options),
        }
        return api.call(saveFormField, wish, { signal })
      }}
    />
  )
}
