import { FormattedMessage } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { Templates } from '../../../components/conference/ConferenceForm/ConferenceForm.styles.ts'
import { Button } from '../../../components/kit/Button.tsx'
import { FailureText } from '../../../components/kit/FailureText.tsx'
import { addFormTemplate } from '../../../contract/conferenceForm.ts'
import { formTemplates, type FormTemplate } from '../../../contract/formFields.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'
import type { FormActProps } from './FormAct.types.ts'

/** Adds common questions, with one press. */
export const TemplateAdding = ({ form: { conference_id }, onEnd }: FormActProps) => {
  const { api } = useServices()
  const act = useSaleForm(
    ({ texts, key }, signal) =>
      api.call(
        addFormTemplate,
        { conference_id, template: texts['template'] as FormTemplate, key },
        { signal },
      ),
    onEnd,
  )
  return (
    <Templates>
      <FormattedMessage id="form.templates" />
      {formTemplates.map((template) => (
        <Button
          key={template}
          variant="quiet"
          small
          aria-disabled={act.busy || act.isRefused || undefined}
          onClick={() => !act.busy && !act.isRefused && act.onSubmit({ template })}
        >
          <FormattedMessage id={`form.template.${template}`} />
        </Button>
      ))}
      {act.failure !== null && (
        <span role="alert">
          <FailureText failure={act.failure} />
        </span>
      )}
      {act.isRefused && (
        <Button variant="quiet" small onClick={act.onClose}>
          <FormattedMessage id="shell.understood" />
        </Button>
      )}
    </Templates>
  )
}
