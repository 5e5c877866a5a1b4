import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'

import type { OrganizerForm } from '../../../contract/organizerForm.ts'
import { Facts } from '../../kit/formPage.styles.ts'

export interface ApplicationFactsProps {
  form: OrganizerForm
  /** Shows only differences from this form. */
  unlike?: OrganizerForm | null
}

/** Submitted application, read-only. */
export const ApplicationFacts = ({ form, unlike = null }: ApplicationFactsProps) => (
  <Facts>
    {names
      .filter((name) => form[name] !== unlike?.[name])
      .map((name) => (
        <Fragment key={name}>
          <dt>
            <FormattedMessage id={`attest.field.${name}`} />
          </dt>
          <dd translate={name === 'intro' ? undefined : 'no'}>{form[name]}</dd>
        </Fragment>
      ))}
    {files
      .filter((name) => form[name] !== unlike?.[name])
      .map((name) => (
        <Fragment key={name}>
          <dt>
            <FormattedMessage id={`attest.field.${name}`} />
          </dt>
          <dd>
            <a href={form[name]} target="_blank" rel="noopener">
              <FormattedMessage id="attest.file" />
            </a>
          </dd>
        </Fragment>
      ))}
  </Facts>
)

const names = ['name', 'tax_no', 'address', 'contact', 'mobile', 'email', 'intro'] as const
const files = ['logo', 'licence'] as const
