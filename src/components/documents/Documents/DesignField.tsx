import { FormattedMessage, useIntl } from 'react-intl'

import type { TemplateCard } from '../../../contract/documentBatch.ts'
import { builtInNames, builtInTitles } from '../../../contract/documents/builtIn.ts'
import { SelectField } from '../../kit/SelectField.tsx'

export interface DesignFieldProps {
  readonly templates: readonly TemplateCard[]
  /** Number of a template, or the name of a built-in design. */
  readonly design: string
  readonly onDesign: (design: string) => void
}

/** Design for making documents: the conference's own first, then the built-in ones. */
export const DesignField = ({ templates, design, onDesign }: DesignFieldProps) => {
  const intl = useIntl()
  const language = intl.locale.startsWith('zh') ? 'zh' : 'en'
  return (
    <SelectField
      name="design"
      label={<FormattedMessage id="documents.design" />}
      value={design}
      onChange={(event) => onDesign(event.currentTarget.value)}
    >
      {templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {builtInNames.map((name) => (
        <option key={name} value={name}>
          {builtInTitles[name][language]}
        </option>
      ))}
    </SelectField>
  )
}
