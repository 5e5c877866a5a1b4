import { FormattedMessage } from 'react-intl'

import { templateUrl } from '../../../contract/templateFile.ts'

/** Templates for writing a paper: the conference's own, or the platform's (MEM-02). */
export const TemplateLink = ({ conferenceId }: { readonly conferenceId: number }) => (
  <a href={templateUrl(conferenceId)} download>
    <FormattedMessage id="submission.template" />
  </a>
)
