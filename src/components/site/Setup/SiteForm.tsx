import { FormattedMessage } from 'react-intl'

import { siteNameForm, type SetupProgress } from '../../../contract/setup.ts'
import { siteLanguages } from '../../../contract/siteParts.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import type { StepProps } from './Setup.types.ts'
import { StepEnd } from './StepEnd.tsx'

interface Props extends StepProps {
  readonly site: SetupProgress['site']
}

/** Name of the site, and its languages. */
export const SiteForm = ({ busy, failure, site, onSave }: Props) => {
  const form = useForm({ schema: siteNameForm, busy, failure, onValid: (values) => onSave(values) })
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      {(['name', 'eng_name'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={<FormattedMessage id={`setup.site.${name}`} />}
          error={faultOf(form, name)}
          defaultValue={site[name]}
          maxLength={60}
          autoComplete="off"
        />
      ))}
      <SelectField
        name="languages"
        label={<FormattedMessage id="setup.site.languages" />}
        error={faultOf(form, 'languages')}
        defaultValue={site.languages}
      >
        {siteLanguages.map((languages) => (
          <FormattedMessage key={languages} id={`setup.languages.${languages.replace(',', '')}`}>
            {(name) => <option value={languages}>{name}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      <StepEnd general={form.general} busy={busy} label="setup.next" />
    </Form>
  )
}
